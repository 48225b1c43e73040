"""Questions → answers."""

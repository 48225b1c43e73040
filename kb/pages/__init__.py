"""The site's generator: Books → Markdown, data and figures for MkDocs."""

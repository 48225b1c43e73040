"""MkDocs hooks: a page that is HTML already passes through as it is. Reading it as Markdown, twice, was most of a build."""


def on_page_markdown(markdown, page, **_):
    if page.meta.get("html"):
        page.ready = markdown
        return ""
    return markdown


def on_page_content(html, page, **_):
    return getattr(page, "ready", html)

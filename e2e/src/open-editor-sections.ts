/**
 * Script of a browser context that opens the sections of the page editor, which are closed at first.
 *
 * @param minWidthPx - minimum width of the window
 */
export function openEditorSections(minWidthPx: number): void {
  const opened = new WeakSet<Element>()
  new MutationObserver(() => {
    if (innerWidth < minWidthPx || !location.pathname.includes('/fundraising-edit/')) return
    for (const details of document.querySelectorAll('main section[id] > details')) {
      if (opened.has(details)) continue
      opened.add(details)
      details.setAttribute('open', '')
    }
  }).observe(document, { childList: true, subtree: true })
}

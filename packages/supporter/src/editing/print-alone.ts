/** Prints what is marked `data-print-alone`, and nothing else of the page. In the browser only. */
export function printAlone(): void {
  const root = document.documentElement
  root.dataset['printing'] = 'alone'
  window.addEventListener('afterprint', () => delete root.dataset['printing'], { once: true })
  window.print()
}

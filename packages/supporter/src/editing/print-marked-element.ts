/** Prints only the element marked with `data-print-alone`. Browser only. */
export function printMarkedElement(): void {
  const root = document.documentElement
  root.dataset['printing'] = 'alone'
  window.addEventListener('afterprint', () => delete root.dataset['printing'], { once: true })
  window.print()
}

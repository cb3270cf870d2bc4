import { focusHeading } from '@milepost/ui'

/**
 * Restores the focus for keyboard and screen reader users. If the focused element is removed and nothing else receives the
 * focus, focuses the heading of its nearest remaining ancestor. Also focuses a page's heading if it is rendered after the
 * navigation.
 *
 * @returns a function that stops this
 */
export function keepFocus(): () => void {
  /** Last focused element and its ancestors, innermost first. */
  let places: HTMLElement[] = []
  /** Focused `<main>` element that has no heading yet. */
  let unnamed: HTMLElement | undefined
  const noteElement = (element: Element | null) => {
    places = element === null ? [] : [...selfAndAncestors(element)]
    unnamed =
      element instanceof HTMLElement && element.matches('main') && !hasHeading(element)
        ? element
        : undefined
  }
  const note = ({ target }: Event) => noteElement(target instanceof Element ? target : null)
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return
    const left = places
    // A click elsewhere removes the focus intentionally. Removed elements lose it, too, so they are distinguished by
    // `isConnected`.
    queueMicrotask(() => {
      if (places === left && left[0]?.isConnected === true) places = []
    })
  }
  const observer = new MutationObserver(() => {
    if (unnamed !== undefined && hasHeading(unnamed)) {
      const main = unnamed
      unnamed = undefined
      if (document.activeElement === main) focusHeading(main)
    }
    if (places[0] === undefined || places[0].isConnected) return
    const gone = places
    places = []
    // A closing dialog, or other code, may still move the focus.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusHeading(gone.find(hasHeading))
    })
  })
  document.addEventListener('focusin', note)
  document.addEventListener('focusout', forget)
  observer.observe(document.body, { childList: true, subtree: true })
  if (document.activeElement !== document.body) noteElement(document.activeElement)
  return () => {
    document.removeEventListener('focusin', note)
    document.removeEventListener('focusout', forget)
    observer.disconnect()
  }
}

function* selfAndAncestors(element: Element): Generator<HTMLElement> {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    if (one instanceof HTMLElement) yield one
  }
}

function hasHeading(element: HTMLElement): boolean {
  return element.isConnected && element.querySelector('h1, h2, h3, h4, h5, h6') !== null
}

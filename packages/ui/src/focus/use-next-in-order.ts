import { type RefObject, useEffect } from 'react'

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/**
 * Puts a part that appeared next in the order of focus after what had the focus then, wherever it is in the
 * document: Tab leads from there into it, and out of it to what follows there. When the part is removed while it has the
 * focus, the focus returns to where it was before.
 *
 * @param isOn - false leaves it where it is in the document
 */
export function useNextInOrder(part: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = part.current
    const page = element?.ownerDocument
    const cause = page?.activeElement
    if (!isOn || !element || !page || !cause || cause === page.body || element.contains(cause))
      return undefined
    const from = cause as HTMLElement
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
      const inside = [...element.querySelectorAll<HTMLElement>(stops)]
      const { activeElement } = page
      if (activeElement === from && !event.shiftKey && inside[0]) {
        event.preventDefault()
        inside[0].focus()
      } else if (activeElement === inside[0] && event.shiftKey && from.isConnected) {
        event.preventDefault()
        from.focus()
      } else if (activeElement === inside.at(-1) && !event.shiftKey && from.isConnected) {
        // The browser goes on from there by itself.
        from.focus({ preventScroll: true })
      }
    }
    page.addEventListener('keydown', onKey)
    return () => {
      page.removeEventListener('keydown', onKey)
      // What is taken away has lost the focus by now; what stays has not.
      const hasLost =
        !element.isConnected && (page.activeElement === null || page.activeElement === page.body)
      if (hasLost && from.isConnected) from.focus()
    }
  }, [part, isOn])
}

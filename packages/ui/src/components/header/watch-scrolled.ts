/** Scroll distance at which a transparent header becomes opaque (Spec §9). */
const thresholdPx = 50

/**
 * Sets `data-scrolled` on an element while the page is scrolled by 50 px or more, for browsers without scroll
 * timelines. Observes a marker at the top of the page, so that scrolling runs no code.
 *
 * @returns a function that stops observing
 */
export function watchScrolled(element: HTMLElement): () => void {
  const mark = element.ownerDocument.createElement('span')
  mark.ariaHidden = 'true'
  Object.assign(mark.style, {
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineStart: '0',
    width: '1px',
    height: `${thresholdPx}px`,
    visibility: 'hidden',
    pointerEvents: 'none',
  })
  element.ownerDocument.body.append(mark)
  // A marker that only touches the edge of the window still intersects, so this checks the ratio.
  const observer = new IntersectionObserver(
    ([...entries]) => {
      const ratio = entries.at(-1)?.intersectionRatio ?? 1
      element.toggleAttribute('data-scrolled', ratio === 0)
    },
    { threshold: Number.EPSILON },
  )
  observer.observe(mark)
  return () => {
    observer.disconnect()
    mark.remove()
    element.removeAttribute('data-scrolled')
  }
}

/** Spec §9: the threshold of a transparent header, in pixels. */
const thresholdPx = 50

/**
 * Marks an element with `data-scrolled` while the page is scrolled by 50 px or more, for browsers without
 * scroll timelines. What is watched is a mark at the top of the page: scrolling itself runs no code.
 *
 * @returns how to stop
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
  // A mark that only touches the window's edge still counts as seen: what counts is whether any of it is left.
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

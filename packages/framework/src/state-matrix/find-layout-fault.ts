/** What is wrong with how a page is laid out. */
export interface LayoutFault {
  /** How far the page is wider than its screen, in CSS pixels. */
  readonly pixels: number
  /** The element that is too wide, such as `h1.title`. */
  readonly element: string
}

/** A part of a pixel is nobody's fault. */
const toleratedPx = 1

/**
 * Finds what makes a page wider than its screen: it then scrolls to the side, or is cut where it cannot.
 *
 * @returns undefined for a page that fits
 */
export function findLayoutFault({
  documentElement: root,
  body,
}: Document): LayoutFault | undefined {
  const screenPx = root.clientWidth
  let widest: { element: Element; pixels: number } | undefined
  for (const element of body.querySelectorAll('*')) {
    const { left, right, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) continue
    const pixels = Math.max(right - screenPx, -left)
    if (pixels <= toleratedPx || pixels <= (widest?.pixels ?? 0)) continue
    if (!isHeldBack(element, root)) widest = { element, pixels }
  }
  return widest && { pixels: Math.round(widest.pixels), element: nameOf(widest.element) }
}

/**
 * Whether what sticks out is no fault: somebody scrolls to it inside the page, it is fixed beyond the edge on purpose, it is
 * only there to be heard, or it is a picture that is cut. Words that are cut are a fault.
 */
function isHeldBack(element: Element, root: Element): boolean {
  const mayBeCut = !hasOwnWords(element)
  for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
    const { overflowX, position, visibility, clipPath, animationName } = getComputedStyle(at)
    if (visibility === 'hidden' || position === 'fixed' || clipPath !== 'none') return true
    // What moves comes by, as on a ticker.
    if (animationName !== 'none') return true
    if (at === element || at.tagName === 'BODY') continue
    const isScrolled = overflowX === 'auto' || overflowX === 'scroll'
    if (isScrolled || (overflowX !== 'visible' && mayBeCut)) return true
  }
  return false
}

function hasOwnWords({ childNodes }: Element): boolean {
  return [...childNodes].some(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
  )
}

function nameOf(element: Element): string {
  const id = element.id === '' ? '' : `#${element.id}`
  const text = element.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 40) ?? ''
  return `${element.tagName.toLowerCase()}${id}${text === '' ? '' : ` “${text}”`}`
}

import type { CellOutcome } from './cell-outcome.ts'
import { findLayoutFault } from './find-layout-fault.ts'

/** A page that does not say by then that it is ready is looked at as it is, in milliseconds. */
const patienceMs = 8000
const lookMs = 100
/** What a page still does once it listens, such as a picture's place, is done by then. In milliseconds. */
const settleMs = 150

/**
 * Waits until the page in a frame is ready, and says how it looks then.
 *
 * @param tell - is called once
 * @returns what ends the waiting
 */
export function watchFrame(
  frame: HTMLIFrameElement,
  tell: (outcome: CellOutcome) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitedMs = 0
  const look = () => {
    const page = frame.contentDocument
    const isWhole = page?.readyState === 'complete' && page.URL !== 'about:blank'
    const isReady = isWhole && page.documentElement.dataset['hydrated'] !== undefined
    waitedMs += lookMs
    if (!isReady && !(isWhole && waitedMs >= patienceMs) && waitedMs < 4 * patienceMs) {
      timer = setTimeout(look, lookMs)
      return
    }
    timer = setTimeout(() => tell(outcomeOf(frame)), settleMs)
  }
  look()
  return () => clearTimeout(timer)
}

function outcomeOf({ contentDocument: page, contentWindow }: HTMLIFrameElement): CellOutcome {
  const [entry] = contentWindow?.performance.getEntriesByType('navigation') ?? []
  const status = (entry as PerformanceNavigationTiming | undefined)?.responseStatus ?? 0
  // What is not there, or cannot be read just now, has a page that says so.
  if (page === null || (status >= 500 && status !== 503)) return { kind: 'failed', status }
  const fault = findLayoutFault(page)
  return fault === undefined ? { kind: 'fine' } : { kind: 'wider', ...fault }
}

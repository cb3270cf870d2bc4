import type { Page } from 'playwright'

/**
 * Waits until what moves or fades on a page has come to its end. While a dialog comes into view, its colours are half there.
 * What goes on for ever, is paused or follows the scroll position is not waited for.
 */
export async function motionEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

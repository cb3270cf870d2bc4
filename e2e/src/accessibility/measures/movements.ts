import type { Page } from 'playwright'

/** The parts of a page that move by themselves. */
export interface Movement {
  element: string
  /** Duration in ms; Infinity if it never ends. */
  lastsMs: number
  /** One turn, in milliseconds. */
  turnMs: number
  /** A button in the same section stops it. */
  canBeStopped: boolean
}

/** Movements that are under way; what only fades or changes its colour is none. */
export function movements(page: Page): Promise<Movement[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return []
      const moves = effect
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame))
        .some((name) => /transform|translate|rotate|scale|inset|left|top/.test(name))
      if (!moves) return []
      // Spinners stop on their own.
      if (effect.target?.closest('output,[role=status],[aria-busy=true]')) return []
      const { endTime, duration } = effect.getComputedTiming()
      const element = effect.target
      const lastsMs = typeof endTime === 'number' ? endTime : Infinity
      return [
        {
          element: element?.outerHTML.slice(0, 100) ?? '',
          lastsMs: Number.isFinite(lastsMs) ? lastsMs : 1e12,
          turnMs: typeof duration === 'number' ? duration : 0,
          canBeStopped: element?.closest('section,[role=region]')?.querySelector('button') !== null,
        },
      ]
    }),
  )
}

import type { PreviewClock, PreviewState, PreviewStorage } from './preview-state.ts'

const secondMs = 1000

/** Whole seconds until a preview ends; 0 when it has. */
export function previewSecondsLeft({ expiry }: PreviewState, nowMs: number): number {
  return Math.max(0, Math.ceil((expiry - nowMs) / secondMs))
}

/** A preview's time left as `29:05`. */
export function formatSecondsLeft(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A countdown that runs. */
export interface PreviewCountdown {
  /** 'Leave Preview': forgets the token and reloads. */
  leave(): void
  /** Stops ticking; the preview stays. */
  stop(): void
}

/**
 * Counts a preview down, a tick each second and one at once (Spec §4). At zero, or when left, the
 * token is forgotten and the page reloads.
 *
 * @param on.tick - given the whole seconds left
 * @param on.reload - called once, after the storage has forgotten the preview
 */
export function countDownPreview(
  preview: PreviewState,
  { clock, storage }: { clock: PreviewClock; storage: PreviewStorage },
  on: { tick: (secondsLeft: number) => void; reload: () => void },
): PreviewCountdown {
  let stopTicking = () => {}
  let ended = false
  function leave() {
    if (ended) return
    stop()
    storage.remove()
    on.reload()
  }
  function stop() {
    ended = true
    stopTicking()
  }
  function tick() {
    if (ended) return
    const secondsLeft = previewSecondsLeft(preview, clock.now())
    on.tick(secondsLeft)
    if (secondsLeft === 0) leave()
  }
  stopTicking = clock.every(secondMs, tick)
  tick()
  return { leave, stop }
}

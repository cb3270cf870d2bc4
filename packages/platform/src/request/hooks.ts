import type { Clock, Platform, RequestEvent, ResponseEvent } from '../platform/platform.ts'

/**
 * Calls `onRequest`, and later `onResponse`.
 *
 * @returns a function to call when the request ends, with the response if there is one
 */
export function reportRequest(
  { clock, onRequest, onResponse }: Platform,
  request: RequestEvent,
): (response?: Pick<ResponseEvent, 'status' | 'requestId'>) => void {
  const sentMs = getElapsedMs(clock)
  callHook(onRequest, { ...request })
  return (response) => {
    const { status, requestId } = response ?? {}
    callHook(onResponse, {
      ...request,
      status,
      requestId,
      durationMs: getElapsedMs(clock) - sentMs,
    })
  }
}

/** Returns milliseconds from any start, for durations. */
export const getElapsedMs = (clock: Clock): number => clock.elapsedMs?.() ?? clock.now()

/** Calls a hook, and ignores its errors and rejections. */
export function callHook<Event>(hook: ((event: Event) => unknown) | undefined, event: Event): void {
  if (!hook) return
  try {
    Promise.resolve(hook(event)).catch(() => undefined)
  } catch {
    // A hook must not fail the request.
  }
}

import type { Platform, RequestEvent, ResponseEvent } from '../platform/platform.ts'

/**
 * Tells the hooks that a request is sent.
 *
 * @returns tells them how it ended; without an argument, that no answer came
 */
export function tellRequest(
  { clock, onRequest, onResponse }: Platform,
  request: RequestEvent,
): (answer?: Pick<ResponseEvent, 'status' | 'requestId'>) => void {
  const sentMs = clock.now()
  callHook(onRequest, { ...request })
  return (answer) => {
    const { status, requestId } = answer ?? {}
    callHook(onResponse, { ...request, status, requestId, durationMs: clock.now() - sentMs })
  }
}

/** Tells a hook, if there is one. Whatever it does, the call goes on: also where it throws or rejects. */
export function callHook<Event>(hook: ((event: Event) => unknown) | undefined, event: Event): void {
  if (!hook) return
  try {
    Promise.resolve(hook(event)).catch(() => undefined)
  } catch {
    // A hook only watches.
  }
}

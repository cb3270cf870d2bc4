import type { Platform, RequestEvent, ResponseEvent } from '../platform/platform.ts'

/**
 * Calls the hooks for a request.
 *
 * @returns a function to call with the response, or without one if there is none
 */
export function reportRequest(
  { clock, onRequest, onResponse }: Platform,
  request: RequestEvent,
): (response?: Pick<ResponseEvent, 'status' | 'requestId'>) => void {
  const sentMs = clock.now()
  callHook(onRequest, { ...request })
  return (response) => {
    const { status, requestId } = response ?? {}
    callHook(onResponse, { ...request, status, requestId, durationMs: clock.now() - sentMs })
  }
}

/** Calls a hook. Its errors and rejections are ignored. */
export function callHook<Event>(hook: ((event: Event) => unknown) | undefined, event: Event): void {
  if (!hook) return
  try {
    Promise.resolve(hook(event)).catch(() => undefined)
  } catch {
    // Hooks only observe.
  }
}

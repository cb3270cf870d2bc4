import type { Platform } from '../platform/platform.ts'
import type { RequestEvent, ResponseEvent } from '../platform/platform-hooks.ts'
import { callHook } from './call-hook.ts'

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

import { isHttpError } from '../errors/http-error.ts'
import { isNoResponseError } from '../errors/no-response-error.ts'
import type { RequestFacts } from '../errors/platform-error.ts'
import type { Platform } from '../platform/platform.ts'
import { callHook } from './call-hook.ts'

const firstDelayMs = 200

/**
 * Runs a read, and runs it again after a lost connection, 429 or 503: first after about 200 ms,
 * then twice that and so on, spread out by chance, or after what `Retry-After` asks for. Gives up
 * with the last error when the retries or the time are used up. Writes must not come through here.
 *
 * @param request - what the hooks are told of a retry
 * @param attempt - is told how long it may take, and which one it is, from 1
 */
export async function readWithRetry<Result>(
  platform: Platform,
  { request, signal }: { request: RequestFacts; signal: AbortSignal | undefined },
  attempt: (timeoutMs: number, attempt: number) => Promise<Result>,
): Promise<Result> {
  const { clock, random, retries, timeoutMs } = platform
  const deadlineMs = clock.now() + platform.deadlineMs
  for (let retry = 0; ; retry += 1) {
    const leftMs = deadlineMs - clock.now()
    try {
      // A timeout of 0 would be none for axios, and the wait may have taken longer than planned.
      return await attempt(Math.max(1, Math.min(timeoutMs, leftMs)), retry + 1)
    } catch (error) {
      if (retry >= retries || signal?.aborted) throw error
      let delayMs = firstDelayMs * 2 ** retry * (0.5 + random() / 2)
      if (isHttpError(error, 429) || isHttpError(error, 503)) {
        delayMs = retryAfterMs(error.headers['retry-after'], clock.now()) ?? delayMs
      } else if (!isNoResponseError(error)) throw error
      if (clock.now() + delayMs >= deadlineMs) throw error
      callHook(platform.onRetry, { ...request, attempt: retry + 2, delayMs })
      await clock.wait(delayMs, signal)
    }
  }
}

/** `Retry-After` is a number of seconds or a date. */
function retryAfterMs(header: string | undefined, nowMs: number): number | undefined {
  if (!header) return undefined
  const delayMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs
  return delayMs >= 0 ? delayMs : undefined
}

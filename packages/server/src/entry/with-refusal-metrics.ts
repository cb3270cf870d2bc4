import type { Telemetry } from '../telemetry/telemetry.ts'
import type { RequestLimits } from './request-limits.ts'

/** Wraps rate limits so that each refusal is counted in the metrics. */
export function withRefusalMetrics<Name extends string>(
  limits: RequestLimits<Name>,
  telemetry: Pick<Telemetry, 'limited'>,
): RequestLimits<Name> {
  return {
    async take(name, key) {
      const retryAfterS = await limits.take(name, key)
      if (retryAfterS !== undefined) telemetry.limited(name)
      return retryAfterS
    },
  }
}

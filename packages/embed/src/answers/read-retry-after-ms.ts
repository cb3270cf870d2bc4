/** Nobody is made to wait longer than an hour. */
const longestMs = 3_600_000

/**
 * Reads the header `Retry-After`: seconds, or a date.
 *
 * @param now - in milliseconds
 * @returns milliseconds, at most an hour; undefined for no header and for what is neither
 */
export function readRetryAfterMs(header: string | null, now: number): number | undefined {
  const ms = /^\d+$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestMs)
}

import { expect, it } from 'vitest'
import { readRetryAfterMs } from './read-retry-after-ms.ts'

const now = Date.UTC(2026, 10, 25, 7, 30)

it.each([
  ['120', 120_000],
  ['0', 0],
  ['Wed, 25 Nov 2026 07:30:30 GMT', 30_000],
  ['Wed, 25 Nov 2026 07:00:00 GMT', 0],
  ['999999999', 3_600_000],
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
])('reads %j', (header, ms) => expect(readRetryAfterMs(header, now)).toBe(ms))

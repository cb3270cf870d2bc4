import { expect, it } from 'vitest'
import { type AuditLogEntry, createRateLimiter } from '@milepost/server'
import { recordSignIn } from './create-site-options.ts'
import { siteLimits } from './site-settings.ts'

const trace = { id: 'ABC123ABC123', clock: () => Date.UTC(2026, 5, 1) }

it('recordSignIn logs the outcome of an attempt and a truncated IP address', async () => {
  const lines: AuditLogEntry[] = []
  const log = { audit: (line: AuditLogEntry) => lines.push(line) }
  const options = { trace, address: '203.0.113.7', limits: createRateLimiter(siteLimits), log }
  for (let time = 0; time < siteLimits.signIns.points; time += 1)
    expect(await recordSignIn('refused', options)).toBeUndefined()
  expect(lines[0]).toEqual({
    time: '2026-06-01T00:00:00.000Z',
    level: 'audit',
    event: 'reports-sign-in',
    outcome: 'refused',
    id: 'ABC123ABC123',
    network: '203.0.113.0/24',
  })
  expect(await recordSignIn('granted', options)).toBeGreaterThan(0)
  expect(lines).toHaveLength(siteLimits.signIns.points)
})

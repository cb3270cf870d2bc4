import { NotFoundError } from '@milepost/platform'
import { describe, expect, it } from 'vitest'
import { formatLogEntry } from '@milepost/server'
import { formatError } from './log-problem.server.ts'

const nowMs = Date.UTC(2026, 5, 1)
const trace = { id: 'ABC123ABC123', route: '/fundraising/:slug', hidden: ['ada-lovelace'] }

describe('formatError', () => {
  it('formats an expected error as one sentence with the reason', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const error = new Error('GET /v1/fundraising/pages/ada-lovelace got no response', { cause })
    error.name = 'NoResponseError'
    expect(formatError(error, { level: 'error', trace, nowMs })).toEqual({
      time: '2026-06-01T00:00:00.000Z',
      level: 'error',
      id: 'ABC123ABC123',
      route: '/fundraising/:slug',
      name: 'NoResponseError',
      message: 'GET /v1/fundraising/pages/:x got no response',
      cause: { name: 'Error', message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
    })
  })

  it('omits the subject if the platform does not know something', () => {
    const request = { method: 'POST', path: '/v1/justgiving/graphql' }
    const error = new NotFoundError('page', 'ada-lovelace', request)
    const line = formatError(error, { level: 'error', nowMs })
    expect(line).toMatchObject({ name: 'NotFoundError', message: 'There is no page "…"' })
    expect(line).not.toHaveProperty('stack')
  })

  it('gives the location of an unexpected error, without its message', () => {
    const error = new Error('ada-lovelace\n    at secret (/home/ada:1:1)')
    const { stack = '', message } = formatError(error, { level: 'error', trace, nowMs })
    expect(stack).toMatch(/^\s+at /)
    expect(stack).toContain('log-problem.test.ts')
    expect(stack).not.toContain('secret')
    expect(stack + message).not.toContain('ada')
  })

  it('quotes nothing from a response', () => {
    let error: unknown
    try {
      JSON.parse('Ada Lovelace, ada@example.org')
    } catch (caught) {
      error = caught
    }
    const text = JSON.stringify(formatError(error, { level: 'error', nowMs }))
    expect(text).toContain('SyntaxError')
    expect(text).not.toContain('Ada')
  })

  it('logs nothing of a thrown value that is not an Error', () => {
    const line = formatError({ password: 'secret' }, { level: 'error', nowMs })
    expect(JSON.stringify(line)).not.toContain('secret')
  })
})

it('formatLogEntry contains the request id', () => {
  const line = formatError('content: a field is missing', { level: 'warn', trace, nowMs })
  expect(formatLogEntry(line)).toBe(
    'content: a field is missing (request ABC123ABC123, /fundraising/:slug)',
  )
})

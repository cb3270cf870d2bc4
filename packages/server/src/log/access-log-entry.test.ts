import { describe, expect, it } from 'vitest'
import { createAccessLogEntry } from './access-log-entry.ts'

const asked = { method: 'GET', startedMs: Date.UTC(2026, 5, 1), endedMs: Date.UTC(2026, 5, 1) + 7 }

describe('createAccessLogEntry', () => {
  it('contains status and duration, and nothing about the visitor or the page’s subject', () => {
    const line = createAccessLogEntry({
      ...asked,
      id: 'ABC123ABC123',
      pathname: '/fundraising/ada-lovelace/donate',
      route: '/fundraising/:slug/donate',
      status: 404,
    })
    expect(line).toEqual({
      time: '2026-06-01T00:00:00.000Z',
      id: 'ABC123ABC123',
      method: 'GET',
      path: '/fundraising/:slug/donate',
      status: 404,
      ms: 7,
    })
  })

  it.each([
    ['/about', 200, '/about'],
    ['/about', 304, '/about'],
    ['/ada@example.org', 404, '/*'],
    ['/ada@example.org', 308, '/*'],
  ])('names existing content pages: %s %i', (pathname, status, path) =>
    expect(createAccessLogEntry({ ...asked, pathname, status, route: '/*' }).path).toBe(path),
  )

  it('contains no invalid method', () => {
    const line = createAccessLogEntry({
      ...asked,
      method: 'ADA',
      pathname: '/',
      route: '/',
      status: 405,
    })
    expect(line.method).toBe('_OTHER')
  })
})

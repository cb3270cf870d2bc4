import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { impersonalPath, requestLog, type RequestLine } from './request-log.ts'

describe('requestLog', () => {
  it('tells how a request went, and nothing of who asked', async () => {
    const lines: RequestLine[] = []
    let nowMs = Date.UTC(2026, 5, 1)
    const app = new Hono()
    app.use(requestLog({ write: (line) => lines.push(line), now: () => (nowMs += 7) }))
    app.get('*', (context) => context.text('x', 404))
    await app.request('/fundraising/ada-lovelace/donate?name=Ada&token=secret', {
      headers: { 'user-agent': 'Ada phone', 'x-forwarded-for': '203.0.113.7' },
    })
    expect(lines).toEqual([
      {
        time: '2026-06-01T00:00:00.007Z',
        method: 'GET',
        path: '/fundraising/:slug/donate',
        status: 404,
        ms: 7,
      },
    ])
  })

  it('leaves files out', async () => {
    const lines: RequestLine[] = []
    const app = new Hono()
    app.use(requestLog({ write: (line) => lines.push(line), now: () => 0 }))
    await app.request('/assets/a.js')
    await app.request('/media/k/n.svg')
    expect(lines).toEqual([])
  })
})

describe('impersonalPath', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/fundraising/ada', '/fundraising/:slug'],
    ['/fundraising/ada.data', '/fundraising/:slug.data'],
    ['/fundraising-edit/ada', '/fundraising-edit/:slug'],
    ['/teams/the-gulls/more', '/teams/:slug/more'],
    ['/fundraising/', '/fundraising/'],
  ])('%s is %s', (path, expected) => {
    expect(impersonalPath(path)).toBe(expected)
  })
})

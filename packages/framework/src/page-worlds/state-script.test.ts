import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { StateVisitor } from '../site-settings/session-settings.ts'
import { stateScript } from './state-script.ts'

const visitor = {
  user: { id: 'u1', name: '</script><script>alert(1)</script>\u2028' },
  page: { slug: 'maya' },
  team: undefined,
} as unknown as StateVisitor

/** What the script makes of a browser's window. */
function run(html: string) {
  const text = /^<script nonce="n">(.*)<\/script>$/s.exec(html)?.[1] ?? ''
  let isRemoved = false
  const window: Record<string, unknown> = {
    Date,
    document: { currentScript: { remove: () => (isRemoved = true) } },
    localStorage: 'real',
  }
  window['window'] = window
  runInContext(text, createContext(window))
  return { window, isRemoved, text }
}

describe('the first script of a page in a state', () => {
  it('keeps the storage of the page in memory, with the visitor signed in', () => {
    const { window, isRemoved, text } = run(stateScript({ nonce: 'n', aheadMs: 0, visitor }))
    const storage = window['localStorage'] as Storage
    expect(JSON.parse(storage.getItem('app-state') ?? '')).toMatchObject({
      consent: { touched: true },
      session: { user: { id: 'u1' }, pages: [{ slug: 'maya' }], teams: [] },
    })
    storage.setItem('a', 'b')
    expect([storage.getItem('a'), storage.length, storage.key(1)]).toEqual(['b', 2, 'a'])
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
    expect(isRemoved).toBe(true)
    expect(text).not.toContain('</script')
  })

  it('has nobody signed in for a visitor', () => {
    const { window } = run(stateScript({ nonce: 'n', aheadMs: 0, visitor: undefined }))
    const stored = (window['localStorage'] as Storage).getItem('app-state')
    expect(JSON.parse(stored ?? '')).not.toHaveProperty('session')
  })

  it('sets the clock, and leaves other times as they are', () => {
    const aheadMs = -90 * 86_400_000
    const { window } = run(stateScript({ nonce: 'n', aheadMs, visitor: undefined }))
    const State = window['Date'] as DateConstructor
    expect(Math.abs(State.now() - (Date.now() + aheadMs))).toBeLessThan(60_000)
    expect(Math.abs(new State().getTime() - (Date.now() + aheadMs))).toBeLessThan(60_000)
    expect(new State('2026-06-01').getTime()).toBe(Date.parse('2026-06-01'))
  })
})

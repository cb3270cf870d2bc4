import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkSite } from './check-site.ts'

it('checkSite reports every field of e2e/src/settings/without-effect.json', () => {
  const file = new URL('../../../../e2e/src/settings/without-effect.json', import.meta.url)
  const known = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    { document: string; data: object; shownBy?: string }
  >
  const silent = Object.entries(known).filter(([, { document, data, shownBy }]) => {
    // A field whose effect another test shows.
    if (shownBy !== undefined) return false
    const documents = [
      {
        id: 'S',
        uid: 'demo',
        type: 'custom_site',
        data: { 'accessibility-email': 'a@demo.org', ...(document === 'custom_site' ? data : {}) },
      },
      ...(document === 'custom_site' ? [] : [{ id: 'X', uid: 'x', type: document, data }]),
    ]
    const findings = checkSite({ site: 'demo', documents, now: new Date('2026-06-15T12:00:00Z') })
    return findings.map(({ kind }) => kind).join() !== 'no-effect'
  })
  expect(silent.map(([id]) => id)).toEqual([])
})

import { beforeEach, expect, it, vi } from 'vitest'
import { getPolicyRows } from './consent-modals.tsx'
import { consentMessages } from './consent-messages.ts'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en-GB' } })
  return () => vi.unstubAllGlobals()
})

const words = { siteName: 'Tideline', messages: consentMessages.english }

it('lists name, provider, purpose and expiry of the configured services [S2.17, S9.09]', () => {
  const rows = getPolicyRows(
    {
      analytics: [
        { type: 'google_analytics', id: 'G-1', url: '' },
        { type: 'script', id: '', url: 'https://count.example/c.js' },
      ],
      cookies: [{ name: 'form', provider: 'Forms', purpose: 'Keeps a draft', expiry: '1 day' }],
    },
    words,
  )
  expect(rows.map(({ name, provider, expiry }) => [name, provider, expiry])).toEqual([
    ['app-state', 'Tideline', 'Until you clear it'],
    ['_ga', 'Google', '2 years'],
    ['_gid', 'Google', '24 hours'],
    ['_user', 'count.example', '13 months'],
    ['_session', 'count.example', '30 minutes'],
    ['_event', 'count.example', '13 months'],
    ['form', 'Forms', '1 day'],
  ])
  for (const { purpose } of rows) expect(purpose).toMatch(/\w/)
})

it('lists a cookie once, with the editor’s text if there is one', () => {
  const analytics = [
    { type: 'google_analytics', id: 'G-1', url: '' },
    { type: 'google_tag_manager', id: 'GTM-1', url: '' },
  ] as const
  const cookies = [{ name: '_ga', provider: 'G', purpose: 'P', expiry: 'E' }]
  const rows = getPolicyRows({ analytics, cookies }, words)
  expect(rows.filter(({ name }) => name === '_ga')).toEqual(cookies)
  expect(rows.filter(({ name }) => name === '_gid')).toHaveLength(1)
})

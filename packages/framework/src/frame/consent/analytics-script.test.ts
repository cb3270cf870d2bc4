import { expect, it } from 'vitest'
import { getAnalyticsScriptUrl } from './load-optional.ts'

it.each([
  [
    { type: 'google_analytics', id: 'G-1', url: '' },
    'https://www.googletagmanager.com/gtag/js?id=G-1',
  ],
  [
    { type: 'google_tag_manager', id: 'GTM-1', url: '' },
    'https://www.googletagmanager.com/gtm.js?id=GTM-1',
  ],
  [
    { type: 'google_analytics', id: 'G&1', url: 'https://own.example/g.js' },
    'https://own.example/g.js?id=G%261',
  ],
  [{ type: 'script', id: 'x', url: 'https://count.example/c.js' }, 'https://count.example/c.js'],
] as const)('loads %j from %s', (config, address) =>
  expect(getAnalyticsScriptUrl(config)).toBe(address),
)

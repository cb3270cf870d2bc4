import { parseSite } from '@milepost/content'
import { expect, it } from 'vitest'
import { toHeadView } from './head-view.ts'

const headOf = (data: Record<string, unknown>, origin = 'https://walk.example') =>
  toHeadView(parseSite({ uid: 'x', data }).site, {
    origin,
    url: new URL('/', origin),
    donatePath: '/#donate',
    log: () => undefined,
  })

it('trims the description [S2.62]', () =>
  expect(headOf({ 'meta-description': '  Walk \n with us  ' }).description).toBe('Walk \n with us'))

it('includes staging scripts on staging origins only [S2.65]', () => {
  const scripts = {
    'head-scripts': [
      { src: '/all.js', afterConsent: 'No' },
      { src: '/staging.js', afterConsent: 'No', stagingOnly: 'Yes' },
    ],
  }
  const sources = (origin?: string) => headOf(scripts, origin).scripts.map(({ src }) => src)
  expect(sources()).toEqual(['/all.js'])
  expect(sources('https://staging.walk.example')).toEqual(['/all.js', '/staging.js'])
})

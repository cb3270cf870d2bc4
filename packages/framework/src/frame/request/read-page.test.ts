import type { ReadCache } from '@milepost/server'
import { parseSite } from '@milepost/content'
import { createPageWire } from '@milepost/platform/testing'
import { describe, expect, it } from 'vitest'
import { platformOf, scopeOf } from '../../sections/section/slice.test-kit.ts'
import { getPageCurrency, getPlatform, readPage } from './read-page.ts'

const siteOf = (primary: object, variant = 'default') =>
  parseSite({ uid: 'test', data: { platform: [{ slice_type: variant, primary, items: [] }] } }).site
const page = createPageWire({
  grandTotalRaisedExcludingGiftAid: '100',
  totalRaisedOnline: '80',
  totalRaisedOffline: '20',
})

describe('readPage', () => {
  it.each([
    ['counts offline donations', {}, { raised: 100, raisedOffline: 20 }],
    ['excludes them if the site does', { excludeOffline: 'Yes' }, { raised: 80, raisedOffline: 0 }],
  ])('%s', async (_what, primary, expected) => {
    const platform = platformOf({ '/pages/sam': page })
    const scope = scopeOf({ site: siteOf(primary), platform })
    const { value } = await readPage(scope, 'Sam')
    expect(value).toMatchObject({ ...expected, raisedOnline: 80 })
  })

  it.each([
    ['c-2', { raised: 100, raisedOffline: 20 }],
    ['c-1', { raised: 80, raisedOffline: 0 }],
    ['elsewhere', { raised: 80, raisedOffline: 0 }],
  ])('counts offline donations like its campaign %s [S3.56]', async (campaign, expected) => {
    const items = [
      { type: 'campaign', uid: 'c-1', excludeOffline: 'Yes' },
      { type: 'campaign', uid: 'C-2', excludeOffline: 'No' },
    ]
    const { site } = parseSite({
      uid: 'test',
      data: { platform: [{ slice_type: 'default', primary: {}, items }] },
    })
    const platform = platformOf({ '/pages/sam': { ...page, campaignGuid: campaign } })
    expect((await readPage(scopeOf({ site, platform }), 'sam')).value).toMatchObject(expected)
  })
})

it.each([
  [siteOf({}, 'everydayhero'), 'everydayhero'],
  [siteOf({}), 'default'],
  [parseSite({ uid: 'test', data: {} }).site, 'default'],
])('asks the platform of the site’s variant', (site, variant) => {
  const asked: string[] = []
  const scope = scopeOf({ site })
  const services = {
    ...scope.services,
    platformFor: (name: string) => {
      asked.push(name)
      return scope.services.platformFor('default')
    },
  }
  getPlatform({ ...scope, services })
  expect(asked).toEqual([variant])
})

it('caches the pages of platform variants separately', async () => {
  const keys: string[] = []
  for (const variant of ['default', 'everydayhero']) {
    const scope = scopeOf({ site: siteOf({}, variant) })
    const reads: ReadCache = {
      ...scope.services.reads,
      read: (key, ...rest) => {
        keys.push(key)
        return scope.services.reads.read(key, ...rest)
      },
    }
    await readPage({ ...scope, services: { ...scope.services, reads } }, 'sam')
  }
  expect(new Set(keys).size).toBe(2)
})

it('has the page’s currency, otherwise the project’s', async () => {
  const project = { currency: () => Promise.resolve('EUR') } as never
  const scope = { project, country: 'gb' }
  expect(await getPageCurrency(scope, { currencyCode: 'AUD' })).toBe('AUD')
  expect(await getPageCurrency(scope, { currencyCode: undefined })).toBe('EUR')
  expect(await getPageCurrency({ ...scope, project: undefined }, { currencyCode: undefined })).toBe(
    'GBP',
  )
})

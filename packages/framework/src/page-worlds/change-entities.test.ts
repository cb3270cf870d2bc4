import { describe, expect, it } from 'vitest'
import { changeEntities } from './change-entities.ts'

const nothing = {
  share: undefined,
  currency: undefined,
  hasLongNames: false,
  isClosed: false,
  isOver: false,
}
const page = {
  active: true,
  expired: false,
  currencyCode: 'GBP',
  currencySymbol: '£',
  money: {
    raisedMinor: 5000,
    raisedOnlineMinor: 4000,
    raisedOfflineMinor: 1000,
    targetMinor: 20_000,
    currency: 'GBP',
  },
  name: 'Maya walks',
  owner: 'Maya Okonkwo',
  raised: 50,
  raisedOffline: 10,
  raisedOnline: 40,
  slug: 'maya-walks',
  target: 200,
}

describe('what the platform says in a state', () => {
  it('is what it says where nothing differs', () => {
    expect(changeEntities({ pages: [page], at: null }, nothing)).toEqual({
      pages: [page],
      at: null,
    })
    expect(changeEntities(undefined, nothing)).toBeUndefined()
  })

  it.each([
    [0, 0],
    [1 / 3, 6667],
    [1, 20_000],
    [2.5, 50_000],
  ])('has %d of the target raised', (share, raisedMinor) => {
    const changed = changeEntities(page, { ...nothing, share })
    const offline = { raisedOfflineMinor: 0, raisedOnlineMinor: raisedMinor }
    expect(changed.money).toEqual({ ...page.money, raisedMinor, ...offline })
    expect(changed).toMatchObject({ raised: raisedMinor / 100, raisedOffline: 0, target: 200 })
  })

  it('has nothing raised and no gifts where there is no target', () => {
    const feed = { donations: [{ id: '1' }], count: 3, money: { raisedMinor: 900 } }
    expect(changeEntities(feed, { ...nothing, share: 0 })).toEqual({
      donations: [],
      count: 0,
      money: { raisedMinor: 0 },
    })
    expect(changeEntities(feed, { ...nothing, share: 1 })).toEqual(feed)
  })

  it('has another currency wherever it names one', () => {
    const said = {
      pages: [page],
      records: [
        {
          amounts: [
            { value: 3, unit: 'gbp' },
            { value: 4, unit: 'meters' },
          ],
        },
      ],
    }
    const changed = changeEntities(said, { ...nothing, currency: 'HKD' })
    expect(changed.pages[0]).toMatchObject({
      currencyCode: 'HKD',
      currencySymbol: 'HK$',
      money: { currency: 'HKD' },
    })
    expect(changed.records[0]?.amounts).toEqual([
      { value: 3, unit: 'hkd' },
      { value: 4, unit: 'meters' },
    ])
  })

  it('has names that no line can break, and the same addresses', () => {
    const changed = changeEntities(page, { ...nothing, hasLongNames: true })
    expect(changed.name).toMatch(/^Maya walks .{40,}/)
    expect(changed.owner).toMatch(/^Maya Okonkwo .{40,}/)
    expect(changed.slug).toBe('maya-walks')
  })

  it('takes no gifts where it is closed or over', () => {
    expect(changeEntities(page, { ...nothing, isClosed: true }).active).toBe(false)
    expect(changeEntities(page, { ...nothing, isOver: true }).expired).toBe(true)
    expect(changeEntities({ name: 'x' }, { ...nothing, isClosed: true, isOver: true })).toEqual({
      name: 'x',
    })
  })
})

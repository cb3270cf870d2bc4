import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkTenantLimits,
  getFrameAncestors,
  isSiteKey,
  canServeHost,
  parseTenants,
  TenantLimitError,
  TenantTableError,
} from './tenants.ts'

const demo = {
  sites: 2,
  pages: 25,
  keepFiles: true,
  domains: ['walk.example.org', '*.Tideline.example'],
  whitelist: ['localhost:4000'],
}

function tenantOf(changes: object = {}) {
  const tenant = parseTenants({ demo: { ...demo, ...changes } }).get('demo')
  if (tenant === undefined) throw new Error('No tenant')
  return tenant
}

describe('parseTenants', () => {
  it('maps site keys to sites, pages, keepFiles, domains and whitelist [S1.15, S1.16, S1.17, S1.18, S1.19]', () => {
    const table = parseTenants({ demo, other: { ...demo, keepFiles: undefined, whitelist: '*' } })
    expect(table.get('demo')).toEqual({
      ...demo,
      domains: ['walk.example.org', '*.tideline.example'],
    })
    expect(table.get('other')).toMatchObject({ keepFiles: false, whitelist: '*' })
    expect(table.get('constructor')).toBeUndefined()
  })

  it('accepts limits from 1 to 9999999 sites and from 1 to 9999 pages [S9.31]', () => {
    expect(tenantOf({ sites: 1, pages: 1 })).toMatchObject({ sites: 1, pages: 1 })
    expect(tenantOf({ sites: 9_999_999, pages: 9999 })).toMatchObject({ sites: 9_999_999 })
    for (const wrong of [{ sites: 0 }, { sites: 10_000_000 }, { pages: 0 }, { pages: 10_000 }])
      expect(() => tenantOf(wrong)).toThrow(TenantTableError)
  })

  it.each([
    [{ pages: 1.5 }, 'demo.pages: expected a whole number from 1 to 9999'],
    [{ sites: '3' }, 'demo.sites: expected a whole number from 1 to 9999999'],
    [{ keepFiles: 'yes' }, 'demo.keepFiles: expected true or false'],
    [{ domains: 'a.example' }, 'demo.domains: expected a list of host names'],
    [{ domains: ['a b'] }, 'demo.domains.0: expected a host name such as www.example.org'],
    [
      { domains: ["'none'; script-src *"] },
      'demo.domains.0: expected a host name such as www.example.org',
    ],
    [{ whitelist: 'all' }, "demo.whitelist: expected '*' or a list of host names"],
    [{ extra: 1 }, 'demo.extra: '],
  ])('rejects %j', (changes, message) => expect(() => tenantOf(changes)).toThrow(message))

  it.each([
    [null, 'expected tenants by site key, found nothing'],
    [[], 'expected tenants by site key, found an empty list'],
    [{ '../x': demo }, '"../x": expected a site key of a-z, 0-9 and -'],
  ])('describes the problem of %j', (table, message) =>
    expect(() => parseTenants(table)).toThrow(message),
  )

  it.each([null, 7, [], 'x', { '../x': demo }, { '': demo }, { A: demo }, { demo: null }])(
    'rejects %j',
    (table) => expect(() => parseTenants(table)).toThrow(TenantTableError),
  )

  it('accepts names of folders as site keys only', () => {
    expect(['tideline', 'a', 'a-1'].every(isSiteKey)).toBe(true)
    expect(['', '.', '..', 'a/b', 'a\\b', '-a', 'a-', 'A', 'x'.repeat(65)].some(isSiteKey)).toBe(
      false,
    )
  })
})

describe('canServeHost', () => {
  it.each([
    ['walk.example.org', true],
    ['WALK.example.org:8080', true],
    ['walk.example.org.', true],
    [' walk.example.org ', true],
    ['xalk.example.org', false],
    ['a.walk.example.org', false],
    ['.tideline.example', false],
    ['*.tideline.example', false],
    ['a.tideline.example', true],
    ['a.b.tideline.example', true],
    ['localhost:4000', true],
    ['localhost', false],
    ['localhost:4001', false],
    ['tideline.example', false],
    ['eviltideline.example', false],
    ['walk.example.org.evil.example', false],
    ['', false],
    ['walk.example.org/x', false],
    ['user@walk.example.org', false],
  ])('for %s is %s [S1.18, S1.19]', (host, expected) =>
    expect(canServeHost(tenantOf(), host)).toBe(expected),
  )

  it("accepts any host if the whitelist is '*' [S1.20]", () => {
    const open = tenantOf({ whitelist: '*' })
    expect(canServeHost(open, 'anything.example')).toBe(true)
    expect(canServeHost(open, 'not a host')).toBe(false)
  })

  it('accepts any text', () => {
    assert(
      property(string(), (host) => {
        expect(canServeHost(tenantOf(), host)).toBe(false)
      }),
    )
  })
})

it('checkTenantLimits accepts the limit and rejects one more [S9.31, S6.13]', () => {
  checkTenantLimits('demo', tenantOf(), { sites: 2, pages: 25 })
  expect(() => checkTenantLimits('demo', tenantOf(), { sites: 3, pages: 25 })).toThrow(
    'Tenant "demo" may have 2 sites, but this would make 3',
  )
  expect(() => checkTenantLimits('demo', tenantOf({ pages: 1 }), { sites: 1, pages: 2 })).toThrow(
    'Tenant "demo" may have 1 page, but this would make 2',
  )
  expect(() => checkTenantLimits('d', tenantOf(), { sites: NaN, pages: 1 })).toThrow(
    TenantLimitError,
  )
})

describe('getFrameAncestors', () => {
  it("is 'self' unless iframe is on", () =>
    expect(getFrameAncestors(tenantOf({ whitelist: '*' }), { iframe: false })).toBe(
      "frame-ancestors 'self'",
    ))

  it('contains the domains and the whitelist, or any host [S1.18, S1.19, S1.20]', () => {
    expect(getFrameAncestors(tenantOf(), { iframe: true })).toBe(
      "frame-ancestors 'self' walk.example.org *.tideline.example localhost:4000",
    )
    expect(getFrameAncestors(tenantOf({ whitelist: '*' }), { iframe: true })).toBe(
      'frame-ancestors *',
    )
  })
})

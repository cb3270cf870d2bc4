import { describe, expect, it } from 'vitest'
import { createSiteLookup } from './open-site.ts'
import { readSiteSettings } from './site-settings.ts'

const shared = { SANDBOX_ORIGIN: 'http://127.0.0.1:4100', SITES_FILE: 'sites.json' }
const river = { SITE_ORIGIN: 'https://give.river.example' }
const lake = { SITE_ORIGIN: 'https://give.lake.example', CONTENT_SITE_UID: 'the-lake' }

/** Reads settings where the file of sites has this text. */
function read(text: unknown, variables: Record<string, string> = {}) {
  return readSiteSettings({ ...shared, ...variables }, async (path) => {
    if (path !== 'sites.json') throw new Error(`no such file: ${path}`)
    return typeof text === 'string' ? text : JSON.stringify(text)
  })
}

const plan = (more: object) => ({ sites: 1, pages: 9, domains: [], whitelist: [], ...more })

describe('readSiteSettings', () => {
  it('returns the single site of the variables', async () => {
    const sites = await readSiteSettings(
      { SITE: 'river', ...shared, SITES_FILE: '' },
      async () => '',
    )
    expect(sites.map(({ environment }) => environment.site)).toEqual(['river'])
  })

  it.each([
    ['{', {}, 'SITES_FILE (sites.json) cannot be read'],
    [[], {}, 'SITES_FILE (sites.json) contains no sites'],
    [{}, {}, 'SITES_FILE (sites.json) contains no sites'],
    [{ river: null }, {}, '- river: expected an object of settings by name'],
    [{ river: {} }, {}, '- river: SITE_ORIGIN is missing'],
    [{ '../x': river }, {}, '- ../x: the site key is invalid'],
    [
      { river: { ...river, PORT: '80' } },
      {},
      '- river: PORT is unknown, or a setting of the whole process',
    ],
    [
      { river: { ...river, SIET: 'x' } },
      {},
      'river: SIET is unknown, or a setting of the whole process',
    ],
    [{ river: { ...river, READ_TIMEOUT_MS: 900 } }, {}, 'river: READ_TIMEOUT_MS must be a string'],
    [
      { river: { ...river, SANDBOX_ORIGIN: 'x' }, lake: {} },
      {},
      /- river: SANDBOX_ORIGIN is not an http or https URL: x\n- lake: SITE_ORIGIN is missing/,
    ],
    [{ river, lake: river }, {}, '- river and lake have the same host: give.river.example'],
    [{ river }, { SITE: 'river' }, '- SITE must be set in SITES_FILE'],
    [{ river }, { NODE_ENV: 'development' }, '- SITES_FILE is for built sites'],
    [
      { river: { ...river, TENANT: 'coast' }, lake: { ...lake, TENANT: 'coast' } },
      { TENANTS: JSON.stringify({ coast: plan({}) }) },
      '- Tenant "coast" may have 1 site, but this would make 2',
    ],
    [{ river: { ...river, TENANT: 'coast' } }, {}, 'river: TENANTS_FILE (not set) cannot be used'],
  ])('rejects %j and %j [S1.16]', (table, variables, message) =>
    expect(read(table, variables as Record<string, string>)).rejects.toThrow(message),
  )
})

describe('createSiteLookup', () => {
  it('finds sites by the host of their origin, in any case and with any port', async () => {
    const siteOf = createSiteLookup(await read({ river, lake }))
    expect(siteOf('give.river.example')).toBe('river')
    expect(siteOf('GIVE.lake.example:8443')).toBe('lake')
    for (const foreign of ['river.example', '', 'give.river.example/x', 'a@river.example', '::'])
      expect(siteOf(foreign)).toBeUndefined()
  })

  it('distinguishes sites with the same host by their ports', async () => {
    const siteOf = createSiteLookup(
      await read({
        river: { SITE_ORIGIN: 'http://localhost:4000' },
        lake: { SITE_ORIGIN: 'http://localhost:4001' },
      }),
    )
    expect(siteOf('localhost:4000')).toBe('river')
    expect(siteOf('localhost:4001')).toBe('lake')
    expect(siteOf('localhost')).toBeUndefined()
  })

  it('finds the only site of a tenant by its domains and whitelist, but not by the whitelist *', async () => {
    const tenants = {
      one: plan({ domains: ['*.river.example'], whitelist: ['river.partner.example'] }),
      open: plan({ domains: ['lake.example'], whitelist: '*' }),
      two: plan({ sites: 2, domains: ['sea.example'] }),
    }
    const siteOf = createSiteLookup(
      await read(
        {
          river: { ...river, TENANT: 'one' },
          lake: { ...lake, TENANT: 'open' },
          sea: { SITE_ORIGIN: 'https://sea-1.example', TENANT: 'two' },
          ocean: { SITE_ORIGIN: 'https://sea-2.example', TENANT: 'two' },
        },
        { TENANTS: JSON.stringify(tenants) },
      ),
    )
    expect(siteOf('www.river.example')).toBe('river')
    expect(siteOf('river.partner.example')).toBe('river')
    expect(siteOf('lake.example')).toBe('lake')
    expect(siteOf('anything.example')).toBeUndefined()
    expect(siteOf('sea.example')).toBeUndefined()
    expect(siteOf('sea-2.example')).toBe('ocean')
  })
})

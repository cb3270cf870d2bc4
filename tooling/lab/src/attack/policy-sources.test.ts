import { getFrameAncestors, parseTenants } from '@milepost/content'
import { createContentSecurityPolicy } from '@milepost/server'
import { describe, expect, it } from 'vitest'
import { hostileAddresses } from './hostile-addresses.ts'
import { policyProblems } from './policy.ts'

const none = {
  scriptHashes: [],
  scriptSources: [],
  styleHashes: [],
  imageOrigins: [],
  connectOrigins: [],
  frameOrigins: [],
  formOrigins: [],
  frameAncestors: [],
  isSecure: true,
}

/** Forms in which a URL can reach the policy: unchanged, its origin, its host. */
const forms = hostileAddresses.flatMap((address) => {
  const { origin = '', host = '' } = URL.parse(address) ?? {}
  return [address, origin, host, `https://${host}`]
})

describe('createContentSecurityPolicy', () => {
  it.each(Object.keys(none).filter((field) => field !== 'isSecure'))(
    'rejects hostile URLs in %s',
    (field) => {
      for (const source of forms) {
        const policy = createContentSecurityPolicy({ ...none, [field]: [source] })
        expect(policyProblems([policy]), `${field}: ${JSON.stringify(source)}`).toEqual([])
      }
    },
  )

  it('is tested with at least 200 hostile URLs, and accepts valid ones', () => {
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(200)
    const policy = createContentSecurityPolicy({
      ...none,
      frameOrigins: ['https://a.example:8443'],
    })
    expect(policy).toContain("frame-src 'self' https://a.example:8443")
  })
})

describe('parseTenants', () => {
  const hosts = hostileAddresses.map((address) => address.replace(/^https?:\/\//, ''))

  it.each([...hosts, ...hosts.map((host) => host.replace(/\/.*$/s, ''))])(
    'adds no source other than a plain host to frame-ancestors for %j',
    (host) => {
      for (const table of [
        { domains: [host], whitelist: [] },
        { domains: [], whitelist: [host] },
        { domains: [], whitelist: host === '*' ? ['*'] : host },
      ]) {
        let ancestors = ''
        try {
          const demo = parseTenants({ demo: { sites: 1, pages: 1, ...table } }).get('demo')
          ancestors = (demo && getFrameAncestors(demo, { iframe: true })) ?? ''
        } catch {
          // The site does not start with an invalid table.
        }
        for (const source of ancestors.split(' ').slice(1))
          expect(source).toMatch(/^'self'$|^(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/)
      }
    },
  )
})

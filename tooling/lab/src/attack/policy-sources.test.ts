import { frameAncestors, parseTenants } from '@milepost/content'
import { contentSecurityPolicy } from '@milepost/server'
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

/** What an address may have become on its way to the policy: itself, its origin, its host. */
const forms = hostileAddresses.flatMap((address) => {
  const { origin = '', host = '' } = URL.parse(address) ?? {}
  return [address, origin, host, `https://${host}`]
})

describe('the function that writes the policy', () => {
  it.each(Object.keys(none).filter((field) => field !== 'isSecure'))(
    'lets no hostile URL into its %s',
    (field) => {
      for (const source of forms) {
        const policy = contentSecurityPolicy({ ...none, [field]: [source] })
        expect(policyProblems([policy]), `${field}: ${JSON.stringify(source)}`).toEqual([])
      }
    },
  )

  it('is given enough of them, and lets good ones in', () => {
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(200)
    const policy = contentSecurityPolicy({ ...none, frameOrigins: ['https://a.example:8443'] })
    expect(policy).toContain("frame-src 'self' https://a.example:8443")
  })
})

describe('the table of tenants', () => {
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
          ancestors = (demo && frameAncestors(demo, { iframe: true })) ?? ''
        } catch {
          // The site refuses to start with it.
        }
        for (const source of ancestors.split(' ').slice(1))
          expect(source).toMatch(/^'self'$|^(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/)
      }
    },
  )
})

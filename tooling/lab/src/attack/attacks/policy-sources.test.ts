import { hostileAddresses } from '@milepost/config/hostile-addresses'
import { policyProblems } from '@milepost/config/policy-problems'
import { contentSecurityPolicy } from '@milepost/server'
import { describe, expect, it } from 'vitest'

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
    'lets no hostile address in as one of its %s',
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

import { expect, it } from 'vitest'
import { networkPrefix } from './request-limits.ts'

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['nonsense', 'unknown'],
])('networkPrefix %s is in %s', (address, network) => expect(networkPrefix(address)).toBe(network))

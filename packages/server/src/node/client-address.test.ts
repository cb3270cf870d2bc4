import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createClientAddress, clientNetwork } from './visit-reader.ts'

const incoming = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    connection: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

describe('createClientAddress', () => {
  const nearby = ['loopback', 'uniquelocal']

  it.each([
    [nearby, '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    [nearby, '10.0.0.2', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [nearby, '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    [nearby, '127.0.0.1', undefined, '127.0.0.1'],
    [[], '127.0.0.1', '203.0.113.7', '127.0.0.1'],
  ])('trusts %j: %s forwarding %j is %s', (trusted, remote, forwarded, address) =>
    expect(createClientAddress(trusted)(incoming(remote, forwarded))).toBe(address),
  )

  it('says which setting is wrong', () =>
    expect(() => createClientAddress(['nowhere'])).toThrow(/^trustedProxies: .*nowhere/))
})

it('counts addresses of one IPv6 network as one', () => {
  expect(clientNetwork('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(clientNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(clientNetwork('unknown')).toBe('unknown')
})

import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createClientAddress, networkOf } from './client-address.ts'

const incoming = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    connection: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

describe('createClientAddress', () => {
  it('believes proxies of private networks, and nobody beyond them', () => {
    const address = createClientAddress(['loopback', 'uniquelocal'])
    expect(address(incoming('127.0.0.1', '203.0.113.7'))).toBe('203.0.113.7')
    expect(address(incoming('10.0.0.2', '198.51.100.1, 203.0.113.7'))).toBe('203.0.113.7')
    expect(address(incoming('203.0.113.7', '198.51.100.1'))).toBe('203.0.113.7')
    expect(address(incoming('127.0.0.1'))).toBe('127.0.0.1')
  })

  it('believes nobody where nobody is trusted', () => {
    expect(createClientAddress([])(incoming('127.0.0.1', '203.0.113.7'))).toBe('127.0.0.1')
  })

  it('says which setting is wrong', () => {
    expect(() => createClientAddress(['nowhere'])).toThrow(/^trustedProxies: .*nowhere/)
  })
})

it('counts the neighbours of an IPv6 address as one', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('unknown')).toBe('unknown')
})

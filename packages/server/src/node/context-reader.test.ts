import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import {
  getClientNetwork,
  createClientNetworkReader,
  createHostReader,
  createMetricsAccess,
} from './site-listener.ts'

const incoming = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    connection: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

describe('createClientNetworkReader', () => {
  const nearby = ['loopback', 'uniquelocal']

  it.each([
    [nearby, '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    [nearby, '10.0.0.2', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [nearby, '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    [nearby, '127.0.0.1', undefined, '127.0.0.1'],
    [[], '127.0.0.1', '203.0.113.7', '127.0.0.1'],
  ])('trusts %j: %s forwarding %j is %s', (trusted, remote, forwarded, address) =>
    expect(createClientNetworkReader(trusted)(incoming(remote, forwarded))).toBe(address),
  )

  it('names the invalid setting', () =>
    expect(() => createClientNetworkReader(['nowhere'])).toThrow(/^trustedProxies: .*nowhere/))
})

it('groups the addresses of an IPv6 network', () => {
  expect(getClientNetwork('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(getClientNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(getClientNetwork('unknown')).toBe('unknown')
})

const token = 'long-enough-token'
const networks = ['loopback', 'uniquelocal']

const asked = (remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage

describe('createMetricsAccess', () => {
  it.each<[string, string, Record<string, string>, boolean]>([
    ['this machine', '127.0.0.1', {}, true],
    ['a neighbour', '10.0.0.7', {}, true],
    ['somebody outside', '203.0.113.7', {}, false],
    ['an external client through a proxy', '10.0.0.7', { 'x-forwarded-for': '203.0.113.7' }, false],
    ['a client with a forged header', '203.0.113.7', { 'x-forwarded-for': '127.0.0.1' }, false],
    [
      'a forged header through a proxy',
      '10.0.0.7',
      { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' },
      false,
    ],
    [
      'a client in the trusted network, through a proxy',
      '10.0.0.7',
      { 'x-forwarded-for': '10.0.0.8' },
      true,
    ],
  ])('without a token: %s', (_who, address, headers, may) => {
    const access = createMetricsAccess({ trustedProxies: networks, token: undefined })
    expect(access(asked(address, headers))).toBe(may)
  })

  it('with a token: allows only clients that send it', () => {
    const access = createMetricsAccess({ trustedProxies: networks, token })
    expect(access(asked('203.0.113.7', { authorization: `Bearer ${token}` }))).toBe(true)
    expect(access(asked('127.0.0.1'))).toBe(false)
    expect(access(asked('127.0.0.1', { authorization: `Bearer ${token}x` }))).toBe(false)
  })

  it('allows this machine if no proxy is trusted', () => {
    const access = createMetricsAccess({ trustedProxies: [], token: undefined })
    expect(access(asked('127.0.0.1'))).toBe(true)
    expect(access(asked('10.0.0.7'))).toBe(false)
  })
})

function hostFor(
  trustedProxies: readonly string[],
  { from = '127.0.0.1', forwarded }: { from?: string; forwarded?: string } = {},
): string {
  const headers = { host: 'river.example', 'x-forwarded-host': forwarded }
  const incoming = { headers, socket: { remoteAddress: from } } as unknown as IncomingMessage
  return createHostReader(trustedProxies)(incoming)
}

const lake = { forwarded: 'lake.example' }

it.each([
  ['the Host header if no proxy may set another', [], lake, 'river.example'],
  ['Host of an untrusted sender', ['loopback'], { ...lake, from: '192.0.2.1' }, 'river.example'],
  ['the Host header without X-Forwarded-Host', ['loopback'], {}, 'river.example'],
  ['X-Forwarded-Host of a trusted proxy', ['loopback'], lake, 'lake.example'],
  ['the proxy’s value', ['loopback'], { forwarded: 'a.example, lake.example' }, 'lake.example'],
])('returns %s', (_, proxies, asked, host) => expect(hostFor(proxies, asked)).toBe(host))

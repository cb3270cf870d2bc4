import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createMetricsAccess } from './visit-reader.ts'

const token = 'long-enough-token'
const networks = ['loopback', 'uniquelocal']

const asked = (remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage

describe('createMetricsAccess', () => {
  it.each<[string, string, Record<string, string>, boolean]>([
    ['this machine', '127.0.0.1', {}, true],
    ['a neighbour', '10.0.0.7', {}, true],
    ['somebody outside', '203.0.113.7', {}, false],
    ['somebody outside, through a proxy', '10.0.0.7', { 'x-forwarded-for': '203.0.113.7' }, false],
    ['somebody who pretends', '203.0.113.7', { 'x-forwarded-for': '127.0.0.1' }, false],
    ['a pretender at a proxy', '10.0.0.7', { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' }, false],
    ['a neighbour, through a proxy', '10.0.0.7', { 'x-forwarded-for': '10.0.0.8' }, true],
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

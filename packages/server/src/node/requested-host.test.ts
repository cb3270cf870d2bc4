import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createRequestedHost } from './requested-host.ts'

function hostFor(
  trustedProxies: readonly string[],
  { from = '127.0.0.1', forwarded }: { from?: string; forwarded?: string } = {},
): string {
  const headers = { host: 'river.example', 'x-forwarded-host': forwarded }
  const incoming = { headers, socket: { remoteAddress: from } } as unknown as IncomingMessage
  return createRequestedHost(trustedProxies)(incoming)
}

describe('createRequestedHost', () => {
  it('ignores X-Forwarded-Host if no proxy may set it', () => {
    expect(hostFor([], { forwarded: 'lake.example' })).toBe('river.example')
  })

  it('ignores X-Forwarded-Host of an address that is not a trusted proxy', () => {
    expect(hostFor(['loopback'], { from: '192.0.2.1', forwarded: 'lake.example' })).toBe(
      'river.example',
    )
  })

  it('returns the Host header if a trusted proxy sends no X-Forwarded-Host', () => {
    expect(hostFor(['loopback'])).toBe('river.example')
  })

  it('returns the last value of X-Forwarded-Host, which the trusted proxy itself has added', () => {
    expect(hostFor(['loopback'], { forwarded: 'lake.example' })).toBe('lake.example')
    expect(hostFor(['loopback'], { forwarded: 'visitor.example, lake.example' })).toBe(
      'lake.example',
    )
  })
})

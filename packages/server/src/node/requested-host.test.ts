import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { createHostReader } from './visit-reader.ts'

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

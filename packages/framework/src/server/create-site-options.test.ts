import { createLogWriter } from '@milepost/server'
import { expect, it } from 'vitest'
import { readSiteEnvironment } from '../base/site-environment.ts'
import {
  type SiteRenderScope,
  type SiteRenderer,
  createSiteOptions,
} from './create-site-options.ts'

/** Sends one message from an address, and returns how long the sender has to wait. */
async function setUp() {
  let scope: SiteRenderScope | undefined
  const renderer = {
    render: async (_request: Request, given: SiteRenderScope) => {
      scope = given
      return new Response('page')
    },
    matchRoute: async () => undefined,
  } as unknown as SiteRenderer
  const options = createSiteOptions({
    environment: readSiteEnvironment({ SANDBOX_ORIGIN: 'http://127.0.0.1:4100' }),
    renderer,
    log: createLogWriter('off', { out: () => undefined, error: () => undefined } as never),
  })
  return async (address: string) => {
    await options.render(new Request('http://localhost:4000/contact'), { address } as never)
    return scope?.limitMessages?.('contact')
  }
}

it.each([
  ['IPv6', (index: number) => `2001:db8:7:${index.toString(16)}::/64`, '2001:db8:8:1::/64'],
  ['IPv4', (index: number) => `203.0.113.${index}`, '198.51.100.1'],
])('limits a contact form for one %s network, not for others', async (_name, addressAt, other) => {
  const send = await setUp()
  let passed = 0
  for (let index = 0; index < 250; index += 1) {
    if ((await send(addressAt(index))) === undefined) passed += 1
  }
  expect(passed).toBe(60)
  expect(await send(other)).toBeUndefined()
})

it.each([
  ['fastly', false],
  ['cloudflare', true],
] as const)(
  'sends surrogate keys with CDN_PURGE=%s, and Cache-Tag: %s',
  async (driver, sendsTags) => {
    const environment = readSiteEnvironment({
      SANDBOX_ORIGIN: 'http://127.0.0.1:4100',
      CDN_PURGE: driver,
      CDN_PURGE_URL: 'https://cdn.example/purge',
      CDN_PURGE_TOKEN: 'secret',
    })
    const options = createSiteOptions({
      environment,
      renderer: { matchRoute: async () => undefined } as unknown as SiteRenderer,
      log: createLogWriter('off', { out: () => undefined, error: () => undefined } as never),
    })
    expect(options.surrogateKeys?.(new Set(['content:page:home']))).toEqual(['tideline/content'])
    expect(options.sendsCacheTags).toBe(sendsTags)
  },
)

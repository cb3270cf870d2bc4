import { describe, expect, it, vi } from 'vitest'
import { mediaAddress, mediaSource } from '../src/document/media-address.ts'
import { createMediaProxy } from './media-proxy.ts'

const keyOf = (source: string) => mediaAddress(source).split('/')[2] ?? ''
const svg = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, immutable' },
  })

function proxy(fetch: () => Promise<Response>) {
  const spy = vi.fn(fetch)
  const handle = createMediaProxy({
    fetch: spy,
    isAllowedHost: (url) => url.host === 'content.example',
  })
  return {
    spy,
    get: (source: string, headers = {}) =>
      handle(keyOf(source), new Request('http://localhost/media', { headers })),
  }
}

describe('mediaAddress', () => {
  it('carries the source there and back', () => {
    const source = 'https://content.example/media/héro.svg?v=1&w=2'
    expect(mediaSource(keyOf(source))?.href).toBe(new URL(source).href)
    expect(mediaAddress(source)).toMatch(/^\/media\/[\w-]+\/[\w.-]+$/)
  })

  it.each(['', '/logo.svg', 'javascript:alert(1)', 'data:image/png;base64,xx'])(
    'leaves %s alone',
    (text) => {
      expect(mediaAddress(text)).toBe(text)
    },
  )

  it.each(['', '!', '../../etc/passwd', 'bm90LWEtdXJs'])('finds no source in %s', (key) => {
    expect(mediaSource(key)).toBeUndefined()
  })
})

describe('createMediaProxy', () => {
  it('serves a picture once fetched, harmless when opened by itself', async () => {
    const { spy, get } = proxy(async () => svg())
    await get('https://content.example/a.svg')
    const response = await get('https://content.example/a.svg', { 'accept-encoding': 'br' })
    expect(spy).toHaveBeenCalledOnce()
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toMatch(/immutable/)
    expect(response.headers.get('content-security-policy')).toMatch(/sandbox/)
  })

  it('fetches from no other host', async () => {
    const { spy, get } = proxy(async () => svg())
    expect((await get('https://intranet.example/secret.svg')).status).toBe(404)
    expect(spy).not.toHaveBeenCalled()
  })

  it('passes on no page and no script', async () => {
    const { get } = proxy(
      async () => new Response('<script>', { headers: { 'content-type': 'text/html' } }),
    )
    expect((await get('https://content.example/a.html')).status).toBe(404)
  })

  it('says so when the source is down, and asks again next time', async () => {
    let up = false
    const { get } = proxy(() => (up ? Promise.resolve(svg()) : Promise.reject(new Error('down'))))
    expect((await get('https://content.example/a.svg')).status).toBe(502)
    up = true
    expect((await get('https://content.example/a.svg')).status).toBe(200)
  })
})

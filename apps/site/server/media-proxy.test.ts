import { describe, expect, it, vi } from 'vitest'
import { mediaAddress, mediaSource } from '../src/document/media-address.ts'
import { createMediaProxy } from './media-proxy.ts'

const addressOf = (source: string) => new URL(mediaAddress(source), 'http://localhost')
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
    get: (source: string, headers = {}) => handle(new Request(addressOf(source), { headers })),
  }
}

describe('mediaAddress', () => {
  it.each([
    'https://content.example/media/héro.svg?v=1&w=2',
    'http://127.0.0.1:5101/a%20b/c.woff2?v=x_-y',
    'https://content.example/files/two (1).png',
  ])('carries %s there and back', (source) => {
    const carried = mediaSource(addressOf(source))?.href ?? ''
    expect(decodeURIComponent(carried)).toBe(decodeURIComponent(source))
  })

  it('says nothing in a style or an attribute that it stands in', () => {
    const hostile = `https://content.example/a.svg?b=');url("x")<b>\\22`
    expect(mediaAddress(hostile)).not.toMatch(/["'()\\<>\s]/)
    expect(mediaAddress(hostile)).toMatch(/^\/media\/https\/content\.example\/a\.svg\?b=/)
  })

  it.each([
    '',
    '/logo.svg',
    'javascript:alert(1)',
    'data:image/png;base64,xx',
    'https://user:word@content.example/a.svg',
  ])('leaves %s alone', (text) => {
    expect(mediaAddress(text)).toBe(text)
  })

  it.each([
    '/media',
    '/media/https',
    '/media/https/content.example',
    '/media/ftp/content.example/a.svg',
    '/media/file/etc/passwd',
    '/media/https/user:word@content.example/a.svg',
    '/media/https/../../etc/passwd',
    '/media/https/%00/a.svg',
  ])('finds no source in %s', (path) => {
    expect(mediaSource(new URL(path, 'http://localhost'))).toBeUndefined()
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

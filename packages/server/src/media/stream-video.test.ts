import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mediaAddress } from './media-address.ts'
import { createMediaProxy } from './media-proxy.ts'
import { mediaSources } from './media-sources.test-kit.ts'

const video = Buffer.from('0123456789')
const server = createServer((request, response) => {
  if (request.url === '/page.mp4' || request.url === '/both.mp4') {
    const type = request.url === '/both.mp4' ? 'video/mp4, text/html' : 'text/html'
    response.writeHead(200, { 'content-type': type }).end('<script>bad()</script>')
    return
  }
  const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
  if (start === undefined) {
    response.writeHead(200, { 'content-type': 'video/mp4', 'accept-ranges': 'bytes' }).end(video)
  } else if (Number(start) >= video.length) {
    response.writeHead(416, { 'content-range': `bytes */${video.length}` }).end()
  } else {
    const part = video.subarray(Number(start), Number(end) + 1)
    const range = `bytes ${start}-${end}/${video.length}`
    response.writeHead(206, { 'content-type': 'video/mp4', 'content-range': range }).end(part)
  }
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) => {
  const address = new URL(mediaAddress(origin + path), 'http://localhost')
  const handle = createMediaProxy({
    fetch: (...asked) => fetch(...asked),
    sources: mediaSources(origin),
    now: Date.now,
  })
  return handle(new Request(address, { headers }))
}

it('plays a video of the content from the site’s own origin, whole and in parts', async () => {
  const whole = await get('/walk.mp4')
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  expect(whole.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox$/)
  expect(await whole.text()).toBe('0123456789')
  const part = await get('/walk.mp4', { range: 'bytes=2-4' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 2-4/10'])
  expect(await part.text()).toBe('234')
  const beyond = await get('/walk.mp4', { range: 'bytes=10-12' })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
})

it.each(['/page.mp4', '/both.mp4'])('refuses what only looks like a video: %s', async (path) => {
  const page = await get(path)
  expect(page.status).toBe(404)
  expect(await page.text()).not.toContain('script')
})

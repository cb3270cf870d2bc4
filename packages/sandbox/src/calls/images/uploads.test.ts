import { createPlatform, isHttpError, qrCodeUrl, sandboxEnvironment } from '@milepost/platform'
import { uploadImage, uploadImageFromUrl } from '@milepost/platform/rest'
import { encode } from 'uqr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SandboxServer } from '../../sandbox/serve-sandbox.ts'
import { startTestServer } from '../../testing/test-server.test-kit.ts'
import { drawQrCode } from '../../images/draw-qr-code.ts'

let server: SandboxServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const platform = () =>
  createPlatform({ environment: sandboxEnvironment(server.origin), retries: 0 })
const local = (address: string) => address.replace(/^https:/, 'http:')
const png = drawQrCode('a picture')

describe('uploads', () => {
  it('stores identical images once, and returns the same bytes', async () => {
    const file = new Blob([png], { type: 'image/png' })
    const address = await uploadImage(platform(), { file, name: 'x.png' })
    expect(await uploadImage(platform(), { file, name: 'y.png' })).toBe(address)
    const answer = await fetch(local(address))
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png)
  })

  it('redirects to images registered by URL', async () => {
    const address = await uploadImageFromUrl(platform(), {
      image: 'https://pictures.example/a b.jpg',
    })
    const answer = await fetch(local(address), { redirect: 'manual' })
    expect(answer.headers.get('location')).toBe('https://pictures.example/a%20b.jpg')
    await expect(uploadImageFromUrl(platform(), { image: 'file:///etc' })).rejects.toSatisfy(
      (error: unknown) => isHttpError(error, 422),
    )
  })
})

describe('QR codes', () => {
  it('embeds an uploaded image that covers whole modules, a tenth of the code at most', async () => {
    const link = 'https://www.example/fundraising/sam-river-mile/donate'
    const uploaded = await uploadImage(platform(), { file: new Blob([png]), name: 'a.png' })
    const drawn = `${server.origin}/images/image/logo-tideline.svg?template=Size186x186Crop`
    for (const [image, type] of [
      [uploaded, 'image/png'],
      [drawn, 'image/svg+xml'],
      [drawn.replace('http:', ''), 'image/svg+xml'],
    ] as const) {
      const answer = await fetch(qrCodeUrl(platform(), 'sam-river-mile', { link, image }))
      expect(answer.headers.get('content-type')).toBe('image/svg+xml')
      const { modules, covered, picture } = readBranded(await answer.text())
      expect(picture).toMatch(new RegExp(`^data:${type.replace('+', '.')};base64,`))
      const wanted = encode(link, { border: 4, ecc: 'H' }).data
      expect(modules).toEqual(wanted)
      expect(covered.side ** 2 / (wanted.length - 8) ** 2).toBeLessThan(0.1)
      expect(Number.isInteger(covered.start)).toBe(true)
      expect(covered.start * 2 + covered.side).toBe(wanted.length)
    }
  })

  it('rejects links that are too long, and has a code for each page', async () => {
    const at = (slug: string, link: string) => fetch(qrCodeUrl(platform(), slug, { link }))
    expect((await at('sam-river-mile', `https://a.example/${'x'.repeat(1000)}`)).status).toBe(400)
    expect((await at('nobody', 'https://a.example')).status).toBe(404)
  })
})

/** Parses a branded QR code: its dark modules, the covered area and the image. */
function readBranded(svg: string) {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const dark = /<path fill="black" d="([^"]*)"/.exec(svg)?.[1] ?? ''
  for (const [, x, y] of dark.matchAll(/M(\d+),(\d+)h1v1h-1z/g))
    modules[Number(y)]![Number(x)] = true
  const box = /<path fill="#fff" d="M(\d+) \1h(\d+)v\2h-\2z"/.exec(svg)
  const covered = { start: Number(box?.[1]), side: Number(box?.[2]) }
  return { modules, covered, picture: / href="([^"]*)"/.exec(svg)?.[1] ?? '' }
}

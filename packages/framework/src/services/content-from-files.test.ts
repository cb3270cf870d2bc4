import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFileSource } from '@milepost/content/files'
import { createRenderFacts, createMediaProxy } from '@milepost/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSiteEnvironment } from '../base/site-environment.ts'
import { loadContentPage } from '../pages/content/content-page.ts'
import { createMediaSources } from '../server/media-sources.ts'
import { createContentCheck } from '../sections/content-check.ts'
import { withImageSizes } from './image-resizer.ts'
import { createPreviewServices } from './preview-services.ts'
import { createServices, type Services } from './services.ts'

const tideline = fileURLToPath(new URL('../../../../apps/site/content/tideline', import.meta.url))
const environment = readSiteEnvironment({
  SITE: 'tideline',
  SANDBOX_ORIGIN: 'http://nobody.invalid',
})
let asked: string[] = []
beforeEach(() => {
  asked = []
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    asked.push(input instanceof Request ? input.url : String(input))
    throw new TypeError('No network')
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const servicesOf = (folder: string, resizer?: string) =>
  createServices(
    { ...environment, imageResizer: resizer },
    {
      content: ({ site }) => createFileSource(join(folder, '..', site), { previewToken: 'token' }),
      invalidatePages: () => undefined,
      now: () => new Date('2026-06-15T12:00:00Z'),
    },
  )

it('serves the home page from a folder, without a content service', async () => {
  const services = servicesOf(tideline)
  const scope = { services, facts: createRenderFacts(), nonce: '' }
  const home = await loadContentPage(scope, new URL('http://localhost/'))
  expect(home?.slices.map(({ type }) => type)).toContain('hero')
  expect(home?.slices.map(({ type }) => type)).not.toContain('unknown')
  expect(home?.slices.length).toBeGreaterThan(5)
  const [hero] = home?.slices ?? []
  const picture = hero?.type === 'hero' ? (hero.image?.src ?? '') : ''
  expect(picture).toMatch(/^\/media\/https\/content-files\.invalid\/hero\.svg\?v=/)
  const source = new URL(picture.replace('/media/https/', 'https://'))
  const media = createMediaSources(services)
  expect(media.isAllowed(source)).toBe(true)
  expect(await (await media.fetchFile?.(source))?.text()).toContain('<svg')
  const about = await loadContentPage(scope, new URL('http://localhost/about'))
  expect(about?.heading).toBe('About Tideline Trust')
  expect(asked.filter((address) => address.includes('/content/'))).toEqual([])
})

it('notices edits in the folder, and names an invalid file', async () => {
  const root = await mkdtemp(join(tmpdir(), 'content-from-files-'))
  try {
    const folder = join(root, 'tideline')
    await cp(tideline, folder, { recursive: true })
    const expire = vi.fn<Services['invalidate']>()
    const services = { ...servicesOf(folder), invalidate: expire }
    const said: string[] = []
    const check = createContentCheck(services, (problem) => said.push(problem))
    await check()
    await check()
    expect([expire.mock.calls, said]).toEqual([[], []])
    await writeFile(join(folder, 'internal_page/about.json'), '{ "data": ')
    await check()
    expect(expire).toHaveBeenCalledOnce()
    expect(said).toEqual([expect.stringMatching(/^internal_page\/about: it is not JSON: /)])
  } finally {
    await rm(root, { recursive: true })
  }
})

it('offers images in the widths of IMAGE_RESIZER, also in previews, and serves them', async () => {
  vi.unstubAllGlobals()
  const paths: string[] = []
  const server = createServer(({ url = '' }, response) => {
    paths.push(url)
    response.writeHead(200, { 'content-type': 'image/webp' }).end('small')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const root = await mkdtemp(join(tmpdir(), 'content-from-files-'))
  try {
    const folder = join(root, 'tideline')
    await cp(tideline, folder, { recursive: true })
    await writeFile(join(folder, 'media/photo.JPG'), 'large')
    const file = join(folder, 'custom_site/tideline.json')
    const document = await readFile(file, 'utf8')
    await writeFile(file, document.replace('media/hero.svg', 'media/photo.JPG'))

    const { port } = server.address() as AddressInfo
    const services = servicesOf(folder, `http://127.0.0.1:${port}/w_{width}/{url}`)
    const heroOf = async (shown: Services) => {
      const scope = { services: shown, facts: createRenderFacts(), nonce: '' }
      const home = await loadContentPage(scope, new URL('http://localhost/'))
      const [hero] = home?.slices ?? []
      return hero?.type === 'hero' ? hero.image : undefined
    }
    const hero = await heroOf(services)
    const src = hero?.src ?? ''
    expect(src).toMatch(/^\/media\/https\/content-files\.invalid\/photo\.JPG\?v=[\w-]+$/)
    expect(hero).toMatchObject({
      srcSet: `${src}&w=320 320w, ${src}&w=640 640w, ${src}&w=960 960w, ${src}&w=1280 1280w, ${src} 1600w`,
      sizes: '100vw',
    })
    expect(await heroOf(createPreviewServices(services, 'token'))).toEqual(hero)
    const size = { width: 1600, height: 900 }
    expect(await heroOf(servicesOf(folder))).toStrictEqual({ src, alt: '', ...size })

    const handle = createMediaProxy({
      fetch: (...request) => fetch(...request),
      sources: createMediaSources(services),
      now: Date.now,
    })
    const get = (path: string) => handle(new Request(`http://localhost${path}`))
    expect(await (await get(`${src}&w=640`)).text()).toBe('small')
    expect(paths).toEqual([`/w_640/${encodeURIComponent(environment.origin + src)}`])
    expect(await (await get(src)).text()).toBe('large')
    expect((await get(`${src}&w=600`)).status).toBe(404)
    const logo = '/media/https/content-files.invalid/logo.svg?w=320'
    expect((await get(logo)).headers.get('content-type')).toBe('image/svg+xml')
    expect(paths).toHaveLength(1)
  } finally {
    server.close()
    await rm(root, { recursive: true })
  }
})

it.each([
  [300, undefined],
  [640, [320, 640]],
  [640.4, [320, 640]],
  [1920, [320, 640, 960, 1280, 1920]],
  [6000, [320, 640, 960, 1280, 1920]],
])('offers an image of %d px in %j px', async (width, widths) => {
  const folder = join(await mkdtemp(join(tmpdir(), 'content-from-files-')), 'river')
  try {
    const imageAt = (url: string) => ({ url, dimensions: { width, height: 100 } })
    const data = { photo: imageAt('media/a.webp'), rows: [imageAt('https://cdn.example/a.jpg')] }
    await mkdir(join(folder, 'internal_page'), { recursive: true })
    await writeFile(join(folder, 'internal_page/about.json'), JSON.stringify({ data }))
    const source = withImageSizes(createFileSource(folder))
    const { documents } = await source.find({ page: 1, pageSize: 1 })
    const [{ data: found }] = documents as unknown as [{ data: typeof data }]
    const photo: typeof data.photo & { sizes?: { url: string; width: number }[] } = found.photo
    expect(photo.sizes?.map((size) => size.width)).toEqual(widths)
    const isOriginal = photo.sizes?.at(-1)?.url === photo.url
    expect(isOriginal).toBe(widths !== undefined && width <= 1920)
    expect(found.rows[0]).toEqual(imageAt('https://cdn.example/a.jpg'))
  } finally {
    await rm(join(folder, '..'), { recursive: true })
  }
})

import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileSource } from '@milepost/content/files'
import { createAnswerFacts } from '@milepost/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSiteEnvironment } from '../config/site-environment.ts'
import { loadContentPage } from '../content-page/content-page.ts'
import { mediaSources } from '../hosts/media-sources.ts'
import { createContentCheck } from './create-content-check.ts'
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

const servicesOf = (folder: string) =>
  createServices(environment, {
    content: ({ site }) => fileSource(join(folder, '..', site)),
    expirePages: () => undefined,
    now: () => new Date('2026-06-15T12:00:00Z'),
  })

it('serves the home page of a site from its folder, without a content service', async () => {
  const services = servicesOf(tideline)
  const scope = { services, facts: createAnswerFacts(), nonce: '' }
  const home = await loadContentPage(scope, new URL('http://localhost/'))
  expect(home?.slices.map(({ type }) => type)).toContain('hero')
  expect(home?.slices.map(({ type }) => type)).not.toContain('unknown')
  expect(home?.slices.length).toBeGreaterThan(5)
  const [hero] = home?.slices ?? []
  const picture = hero?.type === 'hero' ? (hero.image?.src ?? '') : ''
  expect(picture).toMatch(/^\/media\/https\/content-files\.invalid\/hero\.svg\?v=/)
  const source = new URL(picture.replace('/media/https/', 'https://'))
  const media = mediaSources(services)
  expect(media.isAllowed(source)).toBe(true)
  expect(await (await media.fetchFile?.(source))?.text()).toContain('<svg')
  const about = await loadContentPage(scope, new URL('http://localhost/about'))
  expect(about?.heading).toBe('About Tideline Trust')
  expect(asked.filter((address) => address.includes('/content/'))).toEqual([])
})

it('notices what is edited in the folder, and names a file that is broken', async () => {
  const root = await mkdtemp(join(tmpdir(), 'content-from-files-'))
  try {
    const folder = join(root, 'tideline')
    await cp(tideline, folder, { recursive: true })
    const expire = vi.fn<Services['expire']>()
    const services = { ...servicesOf(folder), expire }
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

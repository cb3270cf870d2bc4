// @vitest-environment node
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFileSource } from '@milepost/content/files'
import { createMediaProxy } from '@milepost/server'
import { afterEach, expect, it, vi } from 'vitest'
import { readSiteEnvironment } from './site-environment.ts'
import { createMediaSources } from '../server/media-sources.ts'
import { createServices } from '../services/services.ts'
import { getAvatarPath } from './drawn-avatars.ts'

const tideline = fileURLToPath(new URL('../../../../apps/site/content/tideline', import.meta.url))
const site = 'www.example'
afterEach(() => vi.unstubAllGlobals())

/** The media of a site whose document names a style, and the URLs that its server fetches. */
async function avatarsOf(style: string, generator: () => Promise<Response>) {
  const root = await mkdtemp(join(tmpdir(), 'drawn-avatars-'))
  const folder = join(root, 'tideline')
  await cp(tideline, folder, { recursive: true })
  const file = join(folder, 'custom_site/tideline.json')
  const document = JSON.parse(await readFile(file, 'utf8')) as { data: Record<string, unknown> }
  document.data['design-avatarStyle'] = style
  await writeFile(file, JSON.stringify(document))
  const fetched: string[] = []
  const fetch = async (input: string | URL | Request) => {
    fetched.push(input instanceof Request ? input.url : input.toString())
    return generator()
  }
  vi.stubGlobal('fetch', fetch)
  const services = createServices(
    readSiteEnvironment({ SITE: 'tideline', SANDBOX_ORIGIN: 'http://nobody.invalid' }),
    {
      content: () => createFileSource(folder),
      invalidatePages: () => undefined,
      now: () => new Date(),
    },
  )
  const proxy = createMediaProxy({ fetch, sources: createMediaSources(services), now: () => 0 })
  return {
    fetched,
    get: (path: string) => proxy(new Request(`https://${site}${path}`)),
    end: () => rm(root, { recursive: true, force: true }),
  }
}

it('fetches a 500 px avatar from the generator once, by a hash of the name, and serves it from the site', async () => {
  const svg = () =>
    Promise.resolve(new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }))
  const { get, fetched, end } = await avatarsOf('shapes', svg)
  const path = getAvatarPath('Amara Okafor', { style: 'shapes', site })
  expect(path).not.toMatch(/amara|okafor/i)
  expect(getAvatarPath('Bo', { style: 'shapes', site })).not.toBe(path)
  expect(getAvatarPath('Amara Okafor', { style: 'shapes', site: 'other.example' })).not.toBe(path)
  for (let count = 0; count < 2; count += 1) {
    const response = await get(path)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response.text()).toBe('<svg/>')
  }
  expect(fetched).toEqual([
    expect.stringMatching(
      /^https:\/\/api\.dicebear\.com\/9\.x\/shapes\/svg\?seed=[\da-z]{1,7}&size=500$/,
    ),
  ])
  await end()
})

it('fetches nothing for another style, another path or a longer seed, and returns no avatar if the generator fails [S7.96]', async () => {
  const { get, fetched, end } = await avatarsOf('shapes', () => Promise.reject(new TypeError('no')))
  for (const path of ['robots/0123abc', 'shapes/..%2f0123abc', 'shapes/0123abcd', 'toString/01'])
    expect((await get(`/media/https/avatars.invalid/${path}`)).status).toBe(404)
  expect(fetched).toEqual([])
  expect((await get('/media/https/avatars.invalid/shapes/0123abc')).status).toBe(502)
  expect(fetched).toHaveLength(1)
  await end()
})

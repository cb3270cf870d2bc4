import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseTenants } from '@milepost/content'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runMilepost, repositoryFolder } from '../command/command-line.test-kit.ts'
import { countPages } from './count-pages.ts'
import { publishSite } from './publish-site.ts'

const now = new Date('2026-06-01T12:00:00Z')
const plan = { sites: 2, pages: 10, domains: ['walk.example'], whitelist: [] }
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'))
  await build({ 'client/assets/app-1.js': 'one', 'server/index.js': 'server' })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function build(files: Record<string, string>) {
  await rm(join(folder, 'build'), { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, 'build', name, '..'), { recursive: true })
    await writeFile(join(folder, 'build', name), text)
  }
}

function publish(
  site: string,
  { pages = 5, tenant = {} }: { pages?: number; tenant?: object } = {},
) {
  const tenants = parseTenants({ demo: { ...plan, ...tenant } })
  const places = { build: join(folder, 'build'), to: join(folder, 'out') }
  return publishSite({ site, tenant: 'demo', tenants, pages, ...places, now })
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(join(folder, path), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted()
}

describe('publishSite', () => {
  it('writes the build to a folder per site key, with its metadata', async () => {
    expect(await publish('tideline')).toBe(join(folder, 'out/demo/tideline'))
    expect(await filesIn('out/demo/tideline')).toEqual(['app-1.js', 'index.js', 'site.json'])
    const about = await readFile(join(folder, 'out/demo/tideline/site.json'), 'utf8')
    const publishedAt = '2026-06-01T12:00:00.000Z'
    expect(JSON.parse(about)).toEqual({ site: 'tideline', tenant: 'demo', pages: 5, publishedAt })
  })

  it.each([
    [true, ['app-1.js', 'app-2.js', 'index.js', 'site.json']],
    [false, ['app-2.js', 'index.js', 'site.json']],
  ])('with keepFiles %s, publishing again leaves %j [S1.17]', async (keepFiles, expected) => {
    await publish('tideline', { tenant: { keepFiles } })
    await build({ 'client/assets/app-2.js': 'two', 'server/index.js': 'newer' })
    await publish('tideline', { tenant: { keepFiles } })
    expect(await filesIn('out/demo/tideline')).toEqual(expected)
    expect(await readFile(join(folder, 'out/demo/tideline/server/index.js'), 'utf8')).toBe('newer')
    expect(await readdir(join(folder, 'out/demo'))).toEqual(['tideline'])
  })

  it('rejects a site above the limit, and writes nothing', async () => {
    await publish('tideline')
    await publish('summit')
    await publish('summit')
    await expect(publish('third', { pages: 0 })).rejects.toThrow(
      'Tenant "demo" may have 2 sites, but this would make 3',
    )
    expect(await readdir(join(folder, 'out/demo'))).toEqual(['summit', 'tideline'])
  })

  it('counts the pages of all the sites of a customer, inclusive', async () => {
    await publish('tideline', { pages: 6 })
    await publish('summit', { pages: 4 })
    await expect(publish('summit', { pages: 5 })).rejects.toThrow(
      'Tenant "demo" may have 10 pages, but this would make 11',
    )
  })

  it.each(['../x', '', '.', 'a/b', 'A'])('rejects %j as a site key', (site) =>
    expect(publish(site)).rejects.toThrow('is not a valid site key'),
  )

  it('rejects an unknown tenant and a missing build', async () => {
    const request = { site: 'x', tenants: parseTenants({ demo: plan }), pages: 1, to: folder, now }
    const missing = join(folder, 'nothing')
    const publishFor = (tenant: string) => publishSite({ ...request, tenant, build: missing })
    await expect(publishFor('who')).rejects.toThrow('There is no tenant "who"')
    await expect(publishFor('demo')).rejects.toThrow('There is no build at')
  })

  it('rejects a site whose pages cannot be read', async () => {
    await publish('tideline')
    await writeFile(join(folder, 'out/demo/tideline/site.json'), '{')
    await expect(publish('summit')).rejects.toThrow('its pages cannot be counted')
  })
})

it('counts the home page and the internal pages', async () => {
  await mkdir(join(folder, 'content/internal_page'), { recursive: true })
  await writeFile(join(folder, 'content/internal_page/about.json'), '{}')
  expect(await countPages({ folder: join(folder, 'content') })).toBe(2)
  expect(await countPages({ folder: join(folder, 'build') })).toBe(1)
  await expect(countPages({ folder: join(folder, 'nothing') })).rejects.toThrow('ENOENT')
  await mkdir(join(folder, 'unreadable'))
  await writeFile(join(folder, 'unreadable/internal_page'), 'no folder')
  await expect(countPages({ folder: join(folder, 'unreadable') })).rejects.toThrow('ENOTDIR')
})

it('sends the access token to the CMS', async () => {
  const asked: string[] = []
  const service = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(401).end()
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}/api/v2`
  await expect(countPages({ endpoint, accessToken: 'sesame' })).rejects.toThrow('cannot be read')
  service.close()
  expect(asked[0]).toContain('access_token=sesame')
})

describe('the command', () => {
  const command = (...args: string[]) =>
    runMilepost(['publish', ...args], { cwd: repositoryFolder })

  it('publishes a demo site, or says why not', async () => {
    const places = ['--build', join(folder, 'build'), '--to', join(folder, 'out')]
    const done = await command('--site', 'tideline', '--tenant', 'demo', ...places)
    expect(done.code).toBe(0)
    expect(done.stderr).toContain('✓  Publishing tideline')
    expect(done.stdout).toContain('Published tideline')
    const refused = await command('--site', 'tideline', '--tenant', 'nobody', ...places)
    const said = 'There is no tenant "nobody"\nUse a key from the table of tenants.\n'
    expect(refused.stderr).toContain(said)
    expect(refused.code).toBe(1)
    expect(await command('--site', 'tideline')).toMatchObject({ code: 2 })
  })
})

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createClient } from '@prismicio/client'
import { createSandbox, modelsApiToken, serveSandbox } from '@milepost/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { repositoryFolder, runMilepost, testFolder } from '../command/command-line.test-kit.ts'

const logo = join(repositoryFolder, 'apps/site/content/tideline/media/logo.svg')

/** An application with a site "river" in two languages, and an empty repository "copy" of the sandbox. */
async function start() {
  const [cwd, root] = [testFolder(), testFolder()]
  const write = (path: string, data: object) => {
    const file = join(cwd, 'content/river', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ data }))
  }
  const image = {
    url: 'media/logo.svg',
    alt: 'River Trust',
    dimensions: { width: 240, height: 64 },
  }
  const slice = { slice_type: 'quote', primary: { words: 'Wet', image }, items: [{ image }] }
  write('custom_site/river.json', {
    'meta-title': 'River',
    'design-font': 'media/font.woff2',
    onboarding: { link_type: 'Document', type: 'onboarding', uid: 'start' },
  })
  write('internal_page/about.json', { title: 'About', content: [slice] })
  write('internal_page/about.cy-gb.json', { title: 'Amdanom', content: [slice] })
  write('internal_page/about.draft.json', { title: 'Not yet', content: [] })
  write('onboarding/start.json', { title: 'Start' })
  mkdirSync(join(cwd, 'content/river/media'), { recursive: true })
  cpSync(logo, join(cwd, 'content/river/media/logo.svg'))
  mkdirSync(join(root, 'copy'))
  const server = await serveSandbox(createSandbox({ content: { root } }), 0)
  onTestFinished(() => server.close())
  const { origin } = server
  const endpoint = `${origin}/content/copy/api/v2`
  const push = (...args: string[]) =>
    runMilepost(['content', 'push', ...args], {
      cwd,
      environment: {
        CONTENT_REPOSITORY: 'copy',
        CONTENT_WRITE_TOKEN: modelsApiToken,
        CONTENT_ENDPOINT: endpoint,
        CONTENT_MIGRATION_ENDPOINT: `${origin}/migration`,
        CONTENT_ASSET_ENDPOINT: `${origin}/asset-api`,
      },
    })
  return { push, root, endpoint }
}

it('lists what is new, and creates it with its files, links and translations', async () => {
  const { push, root, endpoint } = await start()
  const dry = await push()
  expect(dry.code).toBe(0)
  expect(dry.stdout.split('\n').filter((line) => line.startsWith('+ '))).toEqual([
    '+ custom_site/river (en-gb)',
    '+ internal_page/about (cy-gb)',
    '+ internal_page/about (en-gb)',
    '+ onboarding/start (en-gb)',
  ])
  expect(dry.stdout).toContain('! media/font.woff2: upload this file yourself, and enter its URL')
  expect(dry.stdout).toContain('4 new, 0 already there, 1 files; use --apply to push')
  const connect = () => createClient('copy', { documentAPIEndpoint: endpoint })
  expect(await connect().dangerouslyGetAll({ lang: '*' })).toEqual([])

  expect(await push('--apply')).toMatchObject({ code: 0 })
  const client = connect()
  client.queryContentFromReleaseByLabel('Migration')
  const [site, about, onboarding] = await Promise.all([
    client.getByUID('custom_site', 'river'),
    client.getByUID('internal_page', 'about'),
    client.getByUID('onboarding', 'start'),
  ])
  expect(site.data).toMatchObject({ onboarding: { link_type: 'Document', id: onboarding.id } })
  const { content } = about.data as {
    content: { primary: { image: { url: string; alt: string } } }[]
  }
  expect(content).toMatchObject([{ slice_type: 'quote', variation: 'default' }])
  const { url, alt } = content[0]!.primary.image
  expect(alt).toBe('River Trust')
  expect(await (await fetch(url)).text()).toBe(readFileSync(logo, 'utf8'))
  const welsh: unknown = JSON.parse(
    readFileSync(join(root, 'copy/internal_page/about.cy-gb.json'), 'utf8'),
  )
  expect(welsh).toMatchObject({ lang: 'cy-gb', data: { title: 'Amdanom' } })
}, 60_000)

it('does not change documents that the repository has', async () => {
  const { push, root } = await start()
  mkdirSync(join(root, 'copy/onboarding'))
  writeFileSync(join(root, 'copy/onboarding/start.json'), '{"data":{"title":"Edited"}}')
  const { stdout } = await push()
  expect(stdout).toContain('3 new, 1 already there')
  expect(stdout).not.toContain('onboarding/start')
})

it('says what is wrong with a token', async () => {
  const { push } = await start()
  const { code, stderr } = await push('--repository', 'elsewhere', '--apply')
  expect([code, stderr]).toEqual([1, expect.stringContaining('Check the repository’s name')])
}, 60_000)

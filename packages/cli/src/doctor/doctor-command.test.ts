import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { runMilepost, repositoryFolder, spawnMilepost } from '../command/command-line.test-kit.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  await mkdir(join(folder, 'custom_site'))
  await mkdir(join(folder, 'media'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function doctor(...args: string[]) {
  return runMilepost(['doctor', ...args], { cwd: repositoryFolder })
}

/** Runs the doctor on the test folder. */
const examine = (...args: string[]) => doctor('--site', 'demo', '--folder', folder, ...args)

/** Writes the site's document, with all fields that the doctor requires. */
function write(fields: object) {
  const data = { 'accessibility-email': 'access@demo.example', ...fields }
  return writeFile(join(folder, 'custom_site/demo.json'), JSON.stringify({ data }))
}

describe('milepost doctor', () => {
  it('reports no problems, with exit code 0', async () => {
    await write({ 'meta-title': 'Demo' })
    const { code, stdout } = await examine()
    expect([code, stdout]).toEqual([0, 'demo: 1 documents, no problems\n'])
  })

  it('lists errors, with exit code 1, and as JSON with --json', async () => {
    await write({ 'home-content': [{ slice_type: 'nobody' }] })
    const { code, stdout } = await examine()
    expect(code).toBe(1)
    expect(stdout).toContain(
      'error  unknown-slice  custom_site/demo, home-content[0]: Unknown slice type: nobody',
    )
    const json = await examine('--json')
    expect(JSON.parse(json.stdout)).toMatchObject({
      site: 'demo',
      documents: 1,
      findings: [{ kind: 'unknown-slice', severity: 'error' }],
    })
  })

  it('knows custom slices, and compares their models with them', async () => {
    const slices = fileURLToPath(new URL('custom-slices.fixture.ts', import.meta.url))
    const pledge = { slice_type: 'pledge', primary: { goal: 5 } }
    const broken = { slice_type: 'pledge', primary: { goal: 'lots' } }
    await write({ 'home-content': [pledge, broken] })
    const args = ['--slices', slices, '--models', folder]
    const before = await examine(...args)
    expect(before.code).toBe(1)
    expect(before.stdout.split('\n').slice(0, -2)).toEqual([
      'error  field  custom_site/demo, home-content[1].primary.goal: expected a number, found "lots"',
      'warning  schema-without-model  model/pledge: the slice type "pledge" has a schema but no model, so editors cannot add it',
    ])
    await write({ 'home-content': [pledge] })
    await mkdir(join(folder, 'slices'))
    for (const id of ['pledge', 'confetti']) {
      const model = JSON.stringify({ id, type: 'SharedSlice', variations: [] })
      await writeFile(join(folder, `slices/${id}.model.json`), model)
    }
    const after = await examine(...args)
    expect(after.stdout.split('\n').slice(0, -2)).toEqual([
      'error  model-without-schema  model/confetti: no schema reads the slice type "confetti"',
      'warning  schema-without-model  model/pledge, primary.goal: the schema reads this field, but no model has it, so editors cannot fill it in',
    ])
  })

  it.each([
    ['--slices', 'read-custom-models.ts', 'exports no slices\nAdd `export default'],
    ['--slices', 'nowhere.ts', 'nowhere.ts'],
    ['--models', 'nowhere', 'no such file or directory'],
  ])('reports what is wrong with %s %s, with exit code 1', async (option, name, said) => {
    await write({})
    const file = fileURLToPath(new URL(name, import.meta.url))
    const { code, stderr } = await examine(option, file)
    expect(code).toBe(1)
    expect(stderr).toContain(said)
    expect(stderr).not.toMatch(/^ +at /m)
  })

  it('names a model that is not JSON', async () => {
    await write({})
    await writeFile(join(folder, 'pledge.model.json'), '{')
    const { code, stderr } = await examine('--models', folder)
    expect([code, stderr]).toEqual([
      1,
      `${join(folder, 'pledge.model.json')} is not valid JSON\nFix the file.\n`,
    ])
  })

  it('exits with 0 if there are only warnings', async () => {
    await write({ 'footer-background': '#ffffff', 'footer-foreground': '#999999' })
    const { code, stdout } = await examine()
    expect([code, stdout.split('  ')[0]]).toEqual([0, 'warning'])
  })

  it.each(['tideline', 'summit'])('finds no problems in the demo site %s', async (site) => {
    const { code, stdout } = await doctor('--site', site, '--tenant', 'demo')
    expect([code, stdout]).toEqual([0, expect.stringContaining('no problems')])
  })

  it('checks media files and message keys', async () => {
    const picture = (url: string) => ({ url, alt: '', dimensions: { width: 1, height: 1 } })
    const pictures = {
      'header-logo': picture('media/a.svg'),
      'meta-favicon': picture('media/b.svg'),
    }
    const keys = ['buttons.donate', 'nonsense']
    await write({ ...pictures, messages: keys.map((key) => ({ key, text: 'x' })) })
    await writeFile(join(folder, 'media/a.svg'), '')
    const { code, stdout } = await examine('--json')
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      findings: [
        { kind: 'unknown-message', field: 'messages[1].key' },
        { kind: 'missing-media', field: 'meta-favicon.url' },
      ],
    })
  })

  it('checks drafts instead of the published documents with --drafts', async () => {
    await write({ 'meta-title': 'Demo' })
    const draft = { data: { 'header-logo': 7 } }
    await writeFile(join(folder, 'custom_site/demo.draft.json'), JSON.stringify(draft))
    expect(await examine()).toMatchObject({ code: 0 })
    const { code, stdout } = await examine('--drafts')
    expect([code, stdout.includes('header-logo: expected an image')]).toEqual([1, true])
  })

  it('also reads a CMS', async () => {
    const service = createServer((request, response) => {
      const isSearch = request.url?.includes('/documents/search') === true
      const broken = { id: 'S', uid: 'demo', type: 'custom_site', data: { iframe: 'Maybe' } }
      const ref = { id: 'master', ref: 'r', label: 'Master', isMasterRef: true }
      const answer = isSearch
        ? { page: 1, results: [broken], total_results_size: 1, total_pages: 1, next_page: null }
        : { refs: [ref], languages: [], types: {}, tags: [], forms: {} }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(answer))
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void service.close())
    const { port } = service.address() as AddressInfo
    const endpoint = `http://127.0.0.1:${port}/content/demo/api/v2`
    const { code, stdout } = await doctor('--site', 'demo', '--content', endpoint)
    expect([code, stdout]).toEqual([1, expect.stringContaining('custom_site/demo, iframe')])
    const nowhere = await doctor('--site', 'demo', '--content', 'http://127.0.0.1:1/api/v2')
    expect(nowhere.stderr).toContain('Check the URL of the CMS')
    expect(nowhere.code).toBe(1)
  })

  it('explains why it cannot check, and what to do', async () => {
    const several = await doctor()
    expect(several.stderr).toContain('Set the site with --site: there are summit')
    expect(several.code).toBe(2)
    const nobody = await doctor('--site', 'nobody', '--json')
    expect(nobody.code).toBe(1)
    expect(JSON.parse(nobody.stdout)).toMatchObject({
      error: {
        message: expect.stringContaining('There is no site "nobody"'),
        next: expect.stringMatching(/^Name one of .*summit.* with --site\.$/),
      },
    })
    await writeFile(join(folder, 'custom_site/demo.json'), '{')
    const { code, stderr } = await examine()
    expect([code, stderr.includes('is not valid JSON')]).toEqual([1, true])
  })

  it('checks the only site of the working folder, and message keys if a framework is installed', async () => {
    const content = join(folder, 'content/river/custom_site')
    await mkdir(content, { recursive: true })
    await writeFile(
      join(content, 'river.json'),
      '{"data":{"accessibility-email":"access@demo.example","messages":[{"key":"x","text":"y"}]}}',
    )
    const { code, stdout, stderr } = await spawnMilepost(['doctor'], { cwd: folder })
    expect([code, stdout]).toEqual([0, 'river: 1 documents, no problems\n'])
    expect(stderr).toContain('@milepost/framework is not installed here')
  })
})

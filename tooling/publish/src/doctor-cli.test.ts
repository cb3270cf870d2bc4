import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

const run = promisify(execFile)
const cli = fileURLToPath(new URL('doctor-cli.ts', import.meta.url))
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  await mkdir(join(folder, 'custom_site'))
  await mkdir(join(folder, 'media'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function doctor(...args: string[]) {
  return run(process.execPath, ['--conditions=@milepost/source', cli, ...args], {
    timeout: 240_000,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  )
}

function write(data: unknown) {
  return writeFile(join(folder, 'custom_site/demo.json'), JSON.stringify({ data }))
}

describe('npm run doctor', () => {
  it('says that nothing is wrong, with exit code 0', async () => {
    await write({ 'meta-title': 'Demo' })
    const { code, stdout } = await doctor('--site', 'demo', '--folder', folder)
    expect([code, stdout]).toEqual([0, 'demo: 1 documents, nothing is wrong\n'])
  })

  it('names errors, with exit code 1, and as JSON when asked', async () => {
    await write({ 'home-content': [{ slice_type: 'nobody' }] })
    const { code, stdout } = await doctor('--site', 'demo', '--folder', folder)
    expect(code).toBe(1)
    expect(stdout).toContain(
      'error  unknown-slice  custom_site/demo, home-content[0]: Unknown slice type: nobody',
    )
    const json = await doctor('--site', 'demo', '--folder', folder, '--json')
    expect(JSON.parse(json.stdout)).toMatchObject([{ kind: 'unknown-slice', severity: 'error' }])
  })

  it('ends well when there are only warnings', async () => {
    await write({ 'footer-background': '#ffffff', 'footer-foreground': '#999999' })
    const { code, stdout } = await doctor('--site', 'demo', '--folder', folder)
    expect([code, stdout.split('  ')[0]]).toEqual([0, 'warning'])
  })

  it.each(['tideline', 'summit'])('finds nothing wrong with the demo site %s', async (site) => {
    const { code, stdout } = await doctor('--site', site, '--tenant', 'demo')
    expect([code, stdout]).toEqual([0, expect.stringContaining('nothing is wrong')])
  })

  it('knows the files of media and the sentences of the product', async () => {
    await write({
      'header-logo': { url: 'media/a.svg', alt: '', dimensions: { width: 1, height: 1 } },
      'meta-favicon': { url: 'media/b.svg', alt: '', dimensions: { width: 1, height: 1 } },
      messages: [
        { key: 'donate', text: 'Give' },
        { key: 'nonsense', text: 'x' },
      ],
    })
    await writeFile(join(folder, 'media/a.svg'), '')
    const { code, stdout } = await doctor('--site', 'demo', '--folder', folder, '--json')
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject([
      { kind: 'unknown-message', field: 'messages[1].key' },
      { kind: 'missing-media', field: 'meta-favicon.url' },
    ])
  })

  it('looks at drafts in the place of what they replace, when asked', async () => {
    await write({ 'meta-title': 'Demo' })
    const draft = { data: { 'header-logo': 7 } }
    await writeFile(join(folder, 'custom_site/demo.draft.json'), JSON.stringify(draft))
    expect(await doctor('--site', 'demo', '--folder', folder)).toMatchObject({ code: 0 })
    const { code, stdout } = await doctor('--site', 'demo', '--folder', folder, '--drafts')
    expect([code, stdout.includes('header-logo: expected a picture')]).toEqual([1, true])
  })

  it('reads a content service as well', async () => {
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
    expect(await doctor('--site', 'demo', '--content', 'http://127.0.0.1:1/api/v2')).toMatchObject({
      code: 2,
    })
  })

  it('says it when it cannot look', async () => {
    expect(await doctor()).toMatchObject({ code: 2 })
    expect(await doctor('--site', 'nobody')).toMatchObject({ code: 2 })
    await writeFile(join(folder, 'custom_site/demo.json'), '{')
    const { code, stderr } = await doctor('--site', 'demo', '--folder', folder)
    expect([code, stderr.includes('is not JSON')]).toEqual([2, true])
  })
})

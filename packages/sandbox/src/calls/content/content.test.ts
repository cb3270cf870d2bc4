import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@prismicio/client'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { SandboxServer } from '../../sandbox/serve-sandbox.ts'
import { startTestServer, testFolder, writeFiles } from '../../testing/test-server.test-kit.ts'

const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

function site(data: Record<string, unknown> = {}): string {
  return JSON.stringify({
    lang: 'en-gb',
    tags: ['site'],
    data: { 'meta-title': 'Demo', 'header-logo': { url: 'media/logo.svg', alt: 'Demo' }, ...data },
  })
}

function page(title: string, data: Record<string, unknown> = {}): string {
  return JSON.stringify({ data: { title, ...data } })
}

async function startContent(files: Record<string, string | Uint8Array>) {
  const root = testFolder(files)
  const messages: string[] = []
  const server = await startTestServer({ content: { root }, log: (line) => messages.push(line) })
  onTestFinished(() => server.close())
  return { root, server, messages, client: prismic(server) }
}

function prismic(server: SandboxServer, repository = 'demo') {
  return createClient(repository, {
    documentAPIEndpoint: `${server.origin}/content/${repository}/api/v2`,
    fetch: (url, init) => fetch(url, init as RequestInit),
  })
}

async function masterOf(server: SandboxServer): Promise<string> {
  const response = await fetch(`${server.origin}/content/demo/api/v2`)
  const { refs } = (await response.json()) as { refs: { ref: string }[] }
  return refs[0]?.ref ?? ''
}

async function search(server: SandboxServer, query: Record<string, string | string[]>) {
  const parameters = new URLSearchParams({ ref: await masterOf(server) })
  for (const [name, value] of Object.entries(query)) {
    parameters.delete(name)
    for (const one of [value].flat()) parameters.append(name, one)
  }
  const address = `${server.origin}/content/demo/api/v2/documents/search`
  const response = await fetch(`${address}?${parameters.toString()}`)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const byText = (a: string | null, b: string | null) => (a ?? '').localeCompare(b ?? '')

function uids({ body }: { body: Record<string, unknown> }): string[] {
  return (body['results'] as { uid: string }[]).map(({ uid }) => uid)
}

const small = {
  'demo/custom_site/demo.json': site(),
  'demo/internal_page/about.json': page('About', { order: 2, hidden: 'No' }),
  'demo/internal_page/questions.json': page('Questions', { order: 1, hidden: 'Yes', image: {} }),
  'demo/media/logo.svg': logo,
}

describe('search', () => {
  let shared: SandboxServer
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-content-'))
  beforeAll(async () => {
    writeFiles(folder, small)
    shared = await startTestServer({ content: { root: folder } })
  })
  afterAll(async () => {
    await shared.close()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['[[at(document.type, "internal_page")]]', ['about', 'questions']],
    ['[[any(document.type, ["internal_page", "custom_site"])]]', ['demo', 'about', 'questions']],
    ['[[at(document.tags, ["site"])]]', ['demo']],
    ['[[in(my.internal_page.uid, ["about", "home"])]]', ['about']],
    ['[[not(my.internal_page.hidden, "Yes")][at(document.type, "internal_page")]]', ['about']],
    ['[[has(my.internal_page.image)]]', []],
    [
      '[[missing(my.internal_page.image)][at(document.type, "internal_page")]]',
      ['about', 'questions'],
    ],
    ['[[fulltext(document, "QUESTIONS")]]', ['questions']],
    ['[[number.gt(my.internal_page.order, 1)]]', ['about']],
    ['[[number.inRange(my.internal_page.order, 1, 2)]]', ['about', 'questions']],
    ['[[date.after(document.last_publication_date, 4102444800000)]]', []],
    ['[[at(my.internal_page.title, "Ab\\"out")]]', []],
  ])('supports %s', async (q, expected) =>
    expect(uids(await search(shared, { q }))).toEqual(expected),
  )

  it.each([
    ['an unclosed predicate', { q: '[[at(document.type, "x")' }, 400, 'parsing-error'],
    ['an unknown predicate', { q: '[[near(document.type, "x")]]' }, 400, 'parsing-error'],
    ['no brackets', { q: 'about' }, 400, 'parsing-error'],
    ['a page of 0', { page: '0' }, 400, 'api_validation_error'],
    ['a page size in letters', { pageSize: 'many' }, 400, 'api_validation_error'],
    ['no ref', { ref: '' }, 400, 'api_validation_error'],
    ['an unknown ref', { ref: 'Zother' }, 404, 'api_notfound_error'],
    ['an expired preview', { ref: 'preview-expired' }, 404, 'api_security_error'],
  ])('refuses %s', async (_name, query, status, type) =>
    expect(await search(shared, query)).toMatchObject({ status, body: { type } }),
  )

  it('includes the master ref in the error for an unknown or expired ref', async () => {
    const { server, root } = await startContent(small)
    const before = await masterOf(server)
    writeFiles(root, { 'demo/internal_page/about.json': page('New') })
    const now = await masterOf(server)
    const expired = await search(server, { ref: before })
    expect(expired.status).toBe(410)
    expect(expired.body['message']).toMatch(new RegExp(`Master ref is: ${now}$`))
    const unknown = await search(server, { ref: 'nonsense' })
    expect(unknown.body['message']).toMatch(new RegExp(`Master ref is: ${now}$`))
  })

  it('returns drafts only for a preview ref', async () => {
    const { server } = await startContent({
      ...small,
      'demo/internal_page/about.draft.json': page('Draft'),
      'demo/internal_page/soon.draft.json': page('Soon'),
    })
    const q = '[[at(document.type, "internal_page")]]'
    expect(uids(await search(server, { q }))).toEqual(['about', 'questions'])
    const preview = await search(server, { q, ref: 'preview-1' })
    expect(uids(preview).toSorted(byText)).toEqual(['about', 'questions', 'soon'])
    expect(JSON.stringify(preview.body)).toContain('Draft')
  })

  it('responds 404 for an unknown repository', async () => {
    for (const name of ['other', '..', '%2e%2e', '.git', 'demo%2fmedia']) {
      const response = await fetch(`${shared.origin}/content/${name}/api/v2`)
      expect({ name, status: response.status }).toEqual({ name, status: 404 })
    }
  })
})

describe('a broken document', () => {
  const broken = {
    ...small,
    'demo/internal_page/broken.json': '{\n  "data": {\n    x: 1\n  }\n}',
    'demo/internal_page/list.json': '[1]',
  }

  it('is reported with its position, and does not affect other documents', async () => {
    const { server, messages, client } = await startContent(broken)
    const q = '[[at(document.type, "internal_page")]]'
    const message =
      'internal_page/broken: expected a property name in double quotes, found "x" (line 3, column 5)'
    const error = {
      type: 'content_document_error',
      message,
      document: { type: 'internal_page', uid: 'broken' },
    }
    expect(await search(server, { q: [q, '[[at(my.internal_page.uid, "broken")]]'] })).toEqual({
      status: 500,
      body: error,
    })
    expect(uids(await search(server, { q }))).toEqual(['about', 'questions'])
    expect(await client.getByUID('internal_page', 'about')).toBeDefined()
    const list = await search(server, { q: '[[at(my.internal_page.uid, "list")]]' })
    expect(list).toMatchObject({
      status: 500,
      body: { message: 'internal_page/list: expected an object with "data" (line 1, column 1)' },
    })
    expect(messages.filter((one) => one.includes('broken.json'))).toHaveLength(1)
  })
})

describe('media', () => {
  it('is immutable with a version in the URL, and revalidated without', async () => {
    const { server, root } = await startContent({
      ...small,
      'demo/media/fonts/inter.woff2': new Uint8Array([1, 2, 3]),
      'demo/media/a b.png': new Uint8Array([4]),
    })
    const address = `${server.origin}/content/demo/media`
    const font = await fetch(`${address}/fonts/inter.woff2`)
    expect(font.headers.get('content-type')).toBe('font/woff2')
    expect(font.headers.get('access-control-allow-origin')).toBe('*')
    expect(font.headers.get('cache-control')).toMatch(/must-revalidate/)
    const etag = font.headers.get('etag') ?? ''
    const version = etag.replaceAll('"', '')
    const kept = await fetch(`${address}/fonts/inter.woff2?v=${version}`)
    expect(kept.headers.get('cache-control')).toMatch(/immutable/)
    const again = await fetch(`${address}/fonts/inter.woff2`, {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
    expect((await fetch(`${address}/a%20b.png`)).headers.get('content-type')).toBe('image/png')
    writeFiles(root, { 'demo/media/fonts/inter.woff2': new Uint8Array([9, 9]) })
    const stale = await fetch(`${address}/fonts/inter.woff2?v=${version}`)
    expect(stale.headers.get('cache-control')).not.toMatch(/immutable/)
    expect(new Uint8Array(await stale.arrayBuffer())).toEqual(new Uint8Array([9, 9]))
  })

  it('is never served from outside the media folder', async () => {
    const { server, root } = await startContent({
      ...small,
      'demo/secret.txt': 'secret',
      'outside.txt': 'secret',
      'demo/media/.hidden': 'secret',
    })
    symlinkSync(join(root, 'outside.txt'), join(root, 'demo/media/link.txt'))
    const paths = [
      '../secret.txt',
      '..%2fsecret.txt',
      '%2e%2e/secret.txt',
      '%2e%2e%2fsecret.txt',
      '..%5csecret.txt',
      'x/../../secret.txt',
      'x%2f..%2f..%2f..%2foutside.txt',
      '%00',
      '.hidden',
      'link.txt',
      '/etc/passwd',
      '%2fetc%2fpasswd',
      '',
      '%',
    ]
    for (const path of paths) {
      // Node's fetch would normalise the path.
      const { status, body } = await rawGet(server, `/content/demo/media/${path}`)
      expect({ path, refused: status === 400 || status === 404 }).toEqual({ path, refused: true })
      expect(body).not.toContain('secret')
    }
  })
})

async function rawGet(server: SandboxServer, path: string) {
  const { request } = await import('node:http')
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    request(server.origin, { path }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (body += part))
      response.on('end', () => resolve({ status: response.statusCode, body }))
    })
      .on('error', reject)
      .end()
  })
}

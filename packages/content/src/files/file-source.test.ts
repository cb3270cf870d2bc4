import { mkdir, mkdtemp, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ContentError, ContentUnavailableError, formatContentProblem } from '../documents/errors.ts'
import { fetchInternalPage } from '../pages/internal-pages.ts'
import { siteFileLimits } from '../portable/site-file.ts'
import { fetchPreviewDocument } from '../pages/preview.ts'
import { createContentClient, findDocuments } from '../sources/content-client.ts'
import { createFileSource } from './file-source.ts'
import { maxDocumentBytes } from './read-folder.ts'

let root = ''
let folder = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'file-source-'))
  folder = join(root, 'river')
  await write('custom_site/river', { 'meta-title': 'River' })
  await write('internal_page/about', { title: 'About' })
})
afterEach(() => rm(root, { recursive: true }))

async function writeText(name: string, text: string, at = folder) {
  const path = join(at, name)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, text)
  return path
}

const write = (name: string, data: object, rest: object = {}, at = folder) =>
  writeText(`${name}.json`, JSON.stringify({ ...rest, data }), at)

const page = (uid: string) => ({ type: 'internal_page', uid }) as const
const one = async (uid: string, source = createFileSource(folder)) =>
  (await findDocuments({ source }, page(uid)))[0]
const titleOf = async (uid: string, source = createFileSource(folder)) =>
  ((await one(uid, source))?.['data'] as { title?: unknown } | undefined)?.title

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  )
}

const problemsOf = async (source = createFileSource(folder)) =>
  ((await source.problems?.()) ?? []).map(formatContentProblem)

describe('documents of a folder', () => {
  it('have the format of the CMS, with defaults for missing properties', async () => {
    await utimes(await write('internal_page/bare', { title: 'Bare' }), 1000, 1000)
    expect(await one('bare')).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      uid: 'bare',
      type: 'internal_page',
      tags: [],
      lang: 'en-gb',
      first_publication_date: '1970-01-01T00:16:40+0000',
      last_publication_date: '1970-01-01T00:16:40+0000',
      alternate_languages: [],
      data: { title: 'Bare' },
    })
    const rest = {
      id: 'own-id',
      tags: ['a', 7],
      lang: 'EN-US',
      first_publication_date: '2026-01-01T00:00:00+0000',
      last_publication_date: '2026-02-01T00:00:00+0000',
    }
    await write('internal_page/full', {}, rest)
    const [full] = await findDocuments(
      { source: createFileSource(folder) },
      { id: 'own-id', lang: '*' },
    )
    expect(full).toMatchObject({ ...rest, lang: 'en-us', tags: ['a'] })
  })

  it('have the language of their site by default, and list their translations', async () => {
    await write('custom_site/river', {}, { lang: 'cy-gb' })
    await write('internal_page/about.en-gb', { title: 'In English' })
    expect(await one('about')).toMatchObject({
      lang: 'cy-gb',
      data: { title: 'About' },
      alternate_languages: [{ type: 'internal_page', uid: 'about', lang: 'en-gb' }],
    })
    const english = { ...page('about'), lang: 'EN-GB' }
    const [found] = await findDocuments({ source: createFileSource(folder) }, english)
    expect(found).toMatchObject({ data: { title: 'In English' } })
    const every = { ...page('about'), lang: '*' }
    const all = await findDocuments({ source: createFileSource(folder) }, every)
    expect(all.map(({ lang }) => lang)).toEqual(['cy-gb', 'en-gb'])
  })

  it('have links with the existence of their target', async () => {
    const link = (fields: object) => ({ link_type: 'Document', ...fields })
    await write('internal_page/links', {
      title: 'Links',
      byName: link({ type: 'internal_page', uid: 'about' }),
      byId: link({ id: 'the-id' }),
      gone: link({ type: 'internal_page', uid: 'gone' }),
      rows: [{ deep: link({ type: 'custom_site', uid: 'river', id: '' }) }],
    })
    await write('internal_page/named', {}, { id: 'the-id' })
    const about = await one('about')
    const found = { link_type: 'Document', lang: 'en-gb', tags: [], isBroken: false }
    expect((await one('links'))?.['data']).toEqual({
      title: 'Links',
      byName: { ...page('about'), ...found, id: about?.['id'], slug: 'about' },
      byId: { ...page('named'), ...found, id: 'the-id', slug: 'named' },
      gone: { ...page('gone'), link_type: 'Document', slug: '-', tags: [], isBroken: true },
      rows: [{ deep: expect.objectContaining({ uid: 'river', isBroken: false }) }],
    })
  })

  it('may start with a byte order mark, and ignore properties that are not text', async () => {
    const rest = { id: 7, lang: '', tags: ['a', 7], first_publication_date: {} }
    const text = JSON.stringify({ ...rest, data: { title: 'Marked' } })
    const path = await writeText('internal_page/marked.json', `\uFEFF${text}`)
    await utimes(path, 1000, 1000)
    expect(await one('marked')).toMatchObject({
      id: expect.stringMatching(/^[\w-]{22}$/),
      lang: 'en-gb',
      tags: ['a'],
      first_publication_date: '1970-01-01T00:16:40+0000',
      data: { title: 'Marked' },
    })
    await writeText('internal_page/marked.json', text.replace('Marked', '\uFEFF'))
    expect(await titleOf('marked')).toBe('\uFEFF')
  })

  it('reflect edits, additions, deletions and changed images at once', async () => {
    const source = createFileSource(folder)
    const versions = [await source.version()]
    const path = await write('internal_page/about', { title: 'Edited' })
    expect(await titleOf('about', source)).toBe('Edited')
    versions.push(await source.version())
    await write('internal_page/new', { title: 'New' })
    versions.push(await source.version())
    await rm(path)
    expect(await titleOf('about', source)).toBeUndefined()
    versions.push(await source.version())
    await writeText('media/a.svg', '<svg/>')
    versions.push(await source.version())
    expect(new Set(versions).size).toBe(versions.length)
    expect(await source.version()).toBe(versions.at(-1))
  })

  it('are those of folders of types only', async () => {
    await writeText('README.md', '# River')
    await writeText('internal_page/notes.txt', 'x')
    const names = ['.hidden.json', 'a b.json', 'about.x-y.json', 'kept.json.bak', 'kept.json~']
    const others = ['media/list.json', '.git/config.json']
    for (const path of [...names.map((name) => `internal_page/${name}`), ...others])
      await writeText(path, '{"data":{}}')
    const found = await findDocuments({ source: createFileSource(folder) }, { lang: '*' })
    expect(found.map(({ type, uid }) => `${String(type)}/${String(uid)}`)).toEqual([
      'custom_site/river',
      'internal_page/about',
    ])
    expect(await problemsOf()).toEqual([])
  })
})

describe('an invalid file', () => {
  const broken: readonly (readonly [string, string, string])[] = [
    ['broken', '{ "data": { "title": "x" ', 'it is not JSON: '],
    ['empty', '', 'it is not JSON: '],
    ['list', '[]', 'expected an object with "data", found an empty list'],
    ['text', '"x"', 'expected an object with "data", found "x"'],
    ['bare', '{"data":7}', 'expected an object with "data", found a group of fields'],
    ['proto', '{"data":{"a":{"__proto__":{}}}}', 'a.__proto__: this field name is not allowed'],
    ['deep', `{"data":{"x":${'['.repeat(60)}${']'.repeat(60)}}}`, 'expected at most 40 levels'],
  ]

  it.each(broken)('is reported and affects no other file: %s', async (uid, text, said) => {
    await writeText(`internal_page/${uid}.json`, text)
    const source = createFileSource(folder)
    expect(await titleOf('about', source)).toBe('About')
    const all = await findDocuments({ source }, { type: 'internal_page' })
    expect(all.map((document) => document['uid'])).toEqual(['about'])
    const [problem = '', ...more] = await problemsOf(source)
    expect(more).toEqual([])
    expect(problem).toMatch(new RegExp(`^internal_page/${uid}[:,] [^\\n]+$`))
    expect(problem).toContain(said)
    const error = await failureOf(fetchInternalPage(createContentClient({ source }), { uid }))
    expect(error).toBeInstanceOf(ContentError)
    expect(String(error)).toContain(problem)
    await write(`internal_page/${uid}`, { title: 'Mended' })
    expect([await titleOf(uid, source), await problemsOf(source)]).toEqual(['Mended', []])
  })

  it('may be too long', async () => {
    await truncate(await writeText('internal_page/long.json', ''), maxDocumentBytes + 1)
    expect(await problemsOf()).toEqual([
      'internal_page/long: it has 5000001 bytes; the maximum is 5000000',
    ])
    expect(await titleOf('about')).toBe('About')
  })

  it('may be a folder, or a link to nothing or outside of the content folder', async () => {
    const outside = await write('secret', { title: 'Secret' }, {}, root)
    await mkdir(join(folder, 'internal_page/folder.json'))
    await symlink(outside, join(folder, 'internal_page/link.json'))
    await symlink(join(root, 'nothing.json'), join(folder, 'internal_page/lost.json'))
    await mkdir(join(root, 'elsewhere'))
    await write('elsewhere/page', { title: 'Elsewhere' }, {}, root)
    await symlink(join(root, 'elsewhere'), join(folder, 'tag_pages'))
    await symlink(join(folder, 'custom_site'), join(folder, 'internal_page/types.json'))
    const leads = 'it is a symbolic link that is broken, or points outside the content folder'
    expect(await problemsOf()).toEqual([
      'internal_page/folder: it is not a file',
      `internal_page/link: ${leads}`,
      `internal_page/lost: ${leads}`,
      'internal_page/types: it is not a file',
      'tag_pages/page: its folder is a symbolic link to outside the content folder',
    ])
    expect(await failureOf(one('link'))).toBeInstanceOf(ContentError)
    expect(
      JSON.stringify(await findDocuments({ source: createFileSource(folder) }, {})),
    ).not.toMatch(/Secret|Elsewhere/)
  })

  it('is not a link inside the content folder, or a linked content folder', async () => {
    await symlink('about.json', join(folder, 'internal_page/copy.json'))
    await symlink(folder, join(root, 'linked'))
    const source = createFileSource(join(root, 'linked'))
    expect([await titleOf('copy', source), await problemsOf(source)]).toEqual(['About', []])
  })

  it('makes a search fail with a content error only', async () => {
    const source = createFileSource(folder)
    const holds = () =>
      fc.assert(
        fc.asyncProperty(
          fc.oneof(
            fc.string(),
            fc.json(),
            fc.jsonValue().map((data) => JSON.stringify({ data })),
          ),
          async (text) => {
            await writeText('internal_page/any.json', text)
            const error = await failureOf(one('any', source))
            const isNamed = error === undefined || error instanceof ContentError
            return isNamed && (await titleOf('about', source)) === 'About'
          },
        ),
        { numRuns: fuzzRuns(100) },
      )
    await expect(holds()).resolves.toBeUndefined()
  })
})

it('names a missing folder', async () => {
  const error = await failureOf(one('about', createFileSource(join(root, 'nowhere'))))
  expect(error).toBeInstanceOf(ContentUnavailableError)
  expect(error).toMatchObject({ reason: 'no-repository', endpoint: join(root, 'nowhere') })
  expect(String(error)).toContain(
    `The content folder at ${join(root, 'nowhere')} cannot be read: there is no such folder`,
  )
})

describe('a preview', () => {
  const token = 'a-long-token'
  const draftOf = (options = {}) =>
    createFileSource(folder, { previewToken: token, ...options }).at(token)

  it('shows drafts first, instead of their published versions, with the same ids', async () => {
    await write('internal_page/about', { title: 'About' }, { id: 'P1' })
    await write('internal_page/about.draft', { title: 'Draft' })
    const client = createContentClient({
      source: createFileSource(folder, { previewToken: token }),
    })
    const preview = { previewToken: token }
    expect(await fetchPreviewDocument(client, preview)).toMatchObject({ data: { title: 'Draft' } })
    expect(await fetchPreviewDocument(client, { ...preview, previewUID: 'P1' })).toMatchObject({
      uid: 'about',
      data: { title: 'Draft' },
    })
    expect(await titleOf('about')).toBe('About')
  })

  it('shows a release by its name', async () => {
    await write('internal_page/about.release-autumn', { title: 'Autumn' })
    const source = createFileSource(folder, { previewToken: token })
    expect(await titleOf('about', source.at(`${token}/autumn`))).toBe('Autumn')
    expect(await titleOf('about', source.at(token))).toBe('About')
    expect(await titleOf('about')).toBe('About')
    for (const ref of [`${token}/winter`, 'autumn', 'release-autumn', '/autumn', `${token}/`])
      expect(await failureOf(one('about', source.at(ref)))).toMatchObject({ reason: 'no-such-ref' })
  })

  it('is unavailable without a token', async () => {
    await write('internal_page/about.draft', { title: 'Draft' })
    for (const options of [{}, { previewToken: '' }]) {
      for (const ref of ['', 'draft', '/draft', 'undefined']) {
        const source = createFileSource(folder, options).at(ref)
        expect(await failureOf(one('about', source))).toMatchObject({ reason: 'no-such-ref' })
        expect(await failureOf(source.version())).toMatchObject({ reason: 'no-such-ref' })
      }
    }
  })

  it('reports its broken documents, which published content does not have', async () => {
    await writeText('internal_page/about.draft.json', '{')
    expect(await failureOf(one('about', draftOf()))).toBeInstanceOf(ContentError)
    expect(await problemsOf(draftOf())).toEqual([
      expect.stringMatching(/^internal_page\/about: it is not JSON/),
    ])
    expect(await problemsOf()).toEqual([])
  })
})

describe('media files', () => {
  beforeEach(async () => {
    await writeText('media/fonts/a b.woff2', 'font')
    await writeText('media/logo.svg', '<svg/>')
    await writeText('media/notes.md', '# Notes')
    await write('internal_page/media', {
      logo: { url: 'media/logo.svg' },
      rows: [{ font: 'media/fonts/a%20b.woff2' }, 'media/none.png', 'media/ no', 'my media/x'],
    })
  })

  it('have URLs with a version, and are served', async () => {
    const source = createFileSource(folder)
    expect(source.mediaOrigins).toEqual(['https://content-files.invalid'])
    const data = (await one('media', source))?.['data'] as { logo: { url: string }; rows: unknown }
    const logo = new URL(data.logo.url)
    expect(logo.href).toMatch(/^https:\/\/content-files\.invalid\/logo\.svg\?v=[\da-z]+-6$/)
    expect(data.rows).toEqual([
      { font: 'https://content-files.invalid/fonts/a%2520b.woff2' },
      'https://content-files.invalid/none.png',
      'media/ no',
      'my media/x',
    ])
    const answer = await source.fetchMedia?.(logo)
    expect([answer?.status, await answer?.text()]).toEqual([200, '<svg/>'])
    expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const font = new URL('https://content-files.invalid/fonts/a%20b.woff2')
    const plain = await source.fetchMedia?.(font)
    expect(Object.fromEntries(plain?.headers ?? [])).toEqual({
      'content-type': 'font/woff2',
      'cache-control': 'no-cache',
    })
  })

  it.each([
    ['/nothing.svg'],
    ['/notes.md'],
    ['/fonts'],
    ['/'],
    ['/../custom_site/river.json'],
    ['/fonts/.secret.svg'],
    ['/fonts/.git/secret.svg'],
    ['/back%5Cslash.svg'],
    ['/%E0%A4%A.svg'],
    ['/..%2f..%2fsecret.svg'],
    ['/fonts%2f..%2f..%2f..%2fsecret.svg'],
    ['/fonts%5c..%5csecret.svg'],
    ['/.secret.svg'],
    ['/logo.svg%00.png'],
    ['/%ff.svg'],
    ['/out.svg'],
  ])('are not served at %s', async (path) => {
    await writeFile(join(root, 'secret.svg'), 'secret')
    await writeText('media/.secret.svg', 'secret')
    await writeText('media/fonts/.secret.svg', 'secret')
    await writeText('media/fonts/.git/secret.svg', 'secret')
    await writeText('media/back\\slash.svg', 'secret')
    await symlink(join(root, 'secret.svg'), join(folder, 'media/out.svg'))
    const address = new URL(`https://content-files.invalid${path}`)
    expect((await createFileSource(folder).fetchMedia?.(address))?.status).toBe(404)
  })

  it('have a version in nested folders, too', async () => {
    await writeText('media/fonts/inter.woff2', 'font')
    await symlink(join(root, 'nothing'), join(folder, 'media/lost.svg'))
    await write('internal_page/fonts', {
      font: 'media/fonts/inter.woff2',
      folder: 'media/fonts',
      lost: 'media/lost.svg',
    })
    expect((await one('fonts'))?.['data']).toEqual({
      folder: 'https://content-files.invalid/fonts',
      lost: 'https://content-files.invalid/lost.svg',
      font: expect.stringMatching(
        /^https:\/\/content-files\.invalid\/fonts\/inter\.woff2\?v=[\da-z]+-4$/,
      ),
    })
  })

  it('beyond the size limit of a site file are not served', async () => {
    const path = await writeText('media/film.mp4', '')
    const statusOf = async () =>
      (
        await createFileSource(folder).fetchMedia?.(
          new URL('https://content-files.invalid/film.mp4'),
        )
      )?.status
    await truncate(path, siteFileLimits.mediaBytes)
    expect(await statusOf()).toBe(200)
    await truncate(path, siteFileLimits.mediaBytes + 1)
    expect(await statusOf()).toBe(404)
  })

  it('may have a public URL', async () => {
    const source = createFileSource(folder, { mediaUrl: 'https://cdn.example/river' })
    expect(source.mediaOrigins).toEqual(['https://cdn.example'])
    expect(source).not.toHaveProperty('fetchMedia')
    expect((await one('media', source))?.['data']).toMatchObject({
      logo: { url: expect.stringMatching(/^https:\/\/cdn\.example\/river\/logo\.svg\?v=/) },
    })
    for (const mediaUrl of ['', 'media/', 'file:///media/'])
      expect(() => createFileSource(folder, { mediaUrl })).toThrow(TypeError)
  })
})

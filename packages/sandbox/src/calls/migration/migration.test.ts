import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createSandbox } from '../../sandbox/create-sandbox.ts'
import { modelsApiToken } from '../types/model-schemas.ts'

const root = mkdtempSync(join(tmpdir(), 'migration-'))
mkdirSync(join(root, 'river'))
afterAll(() => rmSync(root, { recursive: true }))
const sandbox = createSandbox({ content: { root } })

const send = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const authorization = `Bearer ${modelsApiToken}`
  const response = await sandbox.fetch(
    new Request(`http://sandbox.test${path}`, {
      method: 'POST',
      body,
      headers: { authorization, repository: 'river', ...headers },
    }),
  )
  return response.status
}
const about = { title: 'About', type: 'internal_page', uid: 'about', lang: 'en-gb', data: {} }
const upload = (name: string) => {
  const form = new FormData()
  form.append('file', new File(['x'], name))
  return form
}

it.each([
  ['a type that leads out of the folder', { ...about, type: '../secret' }],
  ['a uid that leads out of the folder', { ...about, uid: '../../secret' }],
  ['a language that is none', { ...about, lang: '../x' }],
  ['fields that are no object', { ...about, data: 'x' }],
  ['no title', { ...about, title: '' }],
])('refuses a document with %s', async (_what, document) =>
  expect(await send('/migration/documents', JSON.stringify(document))).toBe(400),
)

it.each(['../x.svg', 'a/b.svg', '.htaccess', ''])('refuses the file name %j', async (name) =>
  expect(await send('/asset-api/assets', upload(name))).toBe(400),
)

it('rejects a body that is neither JSON nor a form', async () => {
  expect(await send('/migration/documents', '{')).toBe(400)
  expect(await send('/asset-api/assets', 'x')).toBe(400)
})

it.each([
  [403, { authorization: '' }],
  [403, { authorization: 'Bearer other' }],
  [403, { origin: 'https://elsewhere.example' }],
  [401, { repository: 'unknown' }],
  [401, { repository: '..' }],
])('returns %i for %j, and writes nothing', async (status, headers) => {
  expect(await send('/migration/documents', JSON.stringify(about), headers)).toBe(status)
  expect(await send('/asset-api/assets', upload('a.svg'), headers)).toBe(status)
  expect(readdirSync(join(root, 'river'))).toEqual([])
})

it('creates a document once', async () => {
  expect(await send('/migration/documents', JSON.stringify(about))).toBe(201)
  expect(await send('/migration/documents', JSON.stringify(about))).toBe(400)
  expect(existsSync(join(root, 'river/internal_page/about.release-migration.json'))).toBe(true)
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { chooseEncoding, compress, compressFor } from './compress.ts'

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('for %s chooses %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body: Uint8Array) => Buffer.from(body)],
] as const)('gives one who waits the same text as %s', async (encoding, read) => {
  expect(read(await compressFor(encoding, 'Gwrych £25 — Siân')).toString()).toBe(
    'Gwrych £25 — Siân',
  )
  expect(read(await compressFor(encoding, '')).toString()).toBe('')
})

it('gives the same text in every encoding', async () => {
  const body = await compress('Gwrych £25 — Siân')
  expect(brotliDecompressSync(body.br).toString()).toBe('Gwrych £25 — Siân')
  expect(gunzipSync(body.gzip).toString()).toBe('Gwrych £25 — Siân')
})

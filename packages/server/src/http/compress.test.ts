import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress, compressWith } from './compress.ts'

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body: Uint8Array) => Buffer.from(body)],
] as const)('returns the same text with %s for a single response', async (encoding, read) => {
  for (const text of ['Gwrych £25 — Siân', '']) {
    const bytes = new TextEncoder().encode(text)
    expect(read(await compressWith(encoding, bytes)).toString()).toBe(text)
  }
})

it('returns the same text in every encoding', async () => {
  const body = await compress('Gwrych £25 — Siân')
  expect(brotliDecompressSync(body.br).toString()).toBe('Gwrych £25 — Siân')
  expect(gunzipSync(body.gzip).toString()).toBe('Gwrych £25 — Siân')
})

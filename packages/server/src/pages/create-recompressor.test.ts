import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress } from '../http/compress.ts'
import { createRecompressor } from './page-cache.ts'

const text = Array.from(
  { length: 400 },
  (_, line) => `<li>Gift ${line} of £${(line * 37) % 91} by Ana ${line % 7}</li>`,
).join('')

it('makes a text smaller that says the same', async () => {
  const body = await compress(text)
  const before = body.br.length
  await createRecompressor()(body)
  expect(body.br.length).toBeLessThan(before * 0.95)
  expect(brotliDecompressSync(body.br).toString()).toBe(text)
})

it('does so once, however often the text is used', async () => {
  const recompress = createRecompressor()
  const body = await compress(text)
  const work = recompress(body)
  expect(recompress(body)).toBeUndefined()
  await work
  expect(recompress(body)).toBeUndefined()
})

it('lets no crowd wait', async () => {
  const recompress = createRecompressor()
  const bodies = await Promise.all(Array.from({ length: 60 }, (_, place) => compress(`${place}`)))
  const taken = bodies.map((body) => recompress(body)).filter((work) => work !== undefined)
  expect(taken).toHaveLength(32)
  await Promise.all(taken)
  const late = bodies.map((body) => recompress(body)).filter((work) => work !== undefined)
  expect(late).toHaveLength(28)
})

import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress } from '../http/compress.ts'
import { createSqueezer } from './create-recompressor.ts'

const text = Array.from(
  { length: 400 },
  (_, line) => `<li>Gift ${line} of £${(line * 37) % 91} by Ana ${line % 7}</li>`,
).join('')

it('makes a text smaller that says the same', async () => {
  const body = await compress(text)
  const before = body.br.length
  await createSqueezer()(body)
  expect(body.br.length).toBeLessThan(before * 0.95)
  expect(brotliDecompressSync(body.br).toString()).toBe(text)
})

it('does so once, however often the text is used', async () => {
  const squeeze = createSqueezer()
  const body = await compress(text)
  const work = squeeze(body)
  expect(squeeze(body)).toBeUndefined()
  await work
  expect(squeeze(body)).toBeUndefined()
})

it('lets no crowd wait', async () => {
  const squeeze = createSqueezer()
  const bodies = await Promise.all(Array.from({ length: 60 }, (_, place) => compress(`${place}`)))
  const taken = bodies.map((body) => squeeze(body)).filter((work) => work !== undefined)
  expect(taken).toHaveLength(32)
  await Promise.all(taken)
  const late = bodies.map((body) => squeeze(body)).filter((work) => work !== undefined)
  expect(late).toHaveLength(28)
})

import { expect, it } from 'vitest'
import { assert, base64String, json, oneof, property, string } from 'fast-check'
import { decodeShareOptions } from './head-view.ts'

function decode(encoded: string) {
  const lines: string[] = []
  return { options: decodeShareOptions(encoded, (line) => lines.push(line)), lines }
}

const encode = (value: unknown, form: 'base64' | 'base64url' = 'base64') =>
  Buffer.from(JSON.stringify(value), 'utf8').toString(form)

it('decodes title, description and image, including accents [S2.14]', () => {
  const share = { title: 'Siân walks', description: '100 km ♥', image: 'https://a.example/p.jpg' }
  expect(decode(encode(share))).toEqual({ options: share, lines: [] })
  expect(decode(encode(share, 'base64url')).options).toEqual(share)
  expect(decode(encode(share).replaceAll('+', ' ')).options).toEqual(share)
})

it('logs invalid options, and returns none [S8.01]', () => {
  for (const encoded of ['', '%%%', 'bnVsbA==', encode([1]), encode('x'), 'A'.repeat(5000)]) {
    const { options, lines } = decode(encoded)
    expect(options).toEqual({})
    expect(lines).toEqual(['Unable to decode share options'])
  }
})

it('rejects URLs that are neither https nor a path, and truncates long texts', () => {
  for (const image of ['javascript:alert(1)', 'http://a.example/x', '//a.example', '/\\a.example'])
    expect(decode(encode({ image })).options).toEqual({})
  expect(decode(encode({ title: 'x'.repeat(2000) })).options.title).toHaveLength(300)
  expect(decode(encode({ title: 7, description: {}, image: [] })).options).toEqual({})
})

it('never throws', () => {
  const hostile = oneof(
    string(),
    base64String(),
    json().map((text) => encode(text)),
  )
  assert(property(hostile, (text) => typeof decode(text).options === 'object'))
  expect(decode('').lines).toHaveLength(1)
})

it('returns valid text', () => {
  const share = { title: `No\0 tern ${'😀'.repeat(200)}` }
  const { title } = decode(encode(share)).options
  expect(title).toMatch(/^No tern 😀+\uFFFD$/u)
})

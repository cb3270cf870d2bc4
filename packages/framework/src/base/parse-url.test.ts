import { expect, it } from 'vitest'
import { parseUrl } from './addresses.ts'

it.each([
  ['https://a.example/b', undefined, 'https://a.example/b'],
  ['/b', 'https://a.example', 'https://a.example/b'],
  ['/b', undefined, undefined],
  ['https://[', undefined, undefined],
  ['/b', 'a.example', undefined],
])('parses %s against %s', (address, base, href) =>
  expect(parseUrl(address, base)?.href).toBe(href),
)

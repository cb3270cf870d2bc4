import { expect, it } from 'vitest'
import { isSafeAddress } from './is-safe-address.ts'

it.each([
  '',
  '/a:b',
  '?a:b',
  '#a:b',
  'a/b:c',
  'a?b:c',
  'a#b:c',
  'about',
  'https://a.example',
  'HTTPS://a.example',
  ' https://a.example',
  'ht\ntps://a.example',
  'ht\u007Ftps://a.example',
])('%j is safe', (address) => expect(isSafeAddress(address, ['https:'])).toBe(true))

it.each([
  'http://a.example',
  'javascript:x',
  'JavaScript:x',
  'java script:x',
  'java\tscript:/https:',
  '\u0000javascript:x',
  'java\u007Fscript:x',
  ':',
  'xhttps:a',
  'ttps:x',
])('%j is not safe', (address) => expect(isSafeAddress(address, ['https:'])).toBe(false))

it('no scheme is safe where none is allowed', () => {
  expect(isSafeAddress('https://a.example', [])).toBe(false)
  expect(isSafeAddress('/a', [])).toBe(true)
})

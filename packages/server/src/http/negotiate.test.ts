import { expect, it } from 'vitest'
import { chooseEncoding, prefersHtml } from './negotiate.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR;Q=0, GZIP', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['gzip;q=0.000', 'identity'],
  ['*;q=0', 'identity'],
  ['zstd', 'identity'],
  ['', 'identity'],
  [null, 'identity'],
  [undefined, 'identity'],
])('selects for %s: %s', (header, encoding) => expect(chooseEncoding(header)).toBe(encoding))

it('reads no more of a header than clients send', () => {
  const endless = Array.from({ length: 5000 }, (_, index) => `x${index};q=0.5`).join(',')
  expect(chooseEncoding(`gzip,${endless},br`)).toBe('gzip')
})

it.each([
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
  ['text/html', true],
  ['text/*;q=0.5, */*;q=0.1', true],
  ['application/json, text/html;q=0.5', false],
  ['application/json', false],
  ['text/html;q=0', false],
  ['*/*', false],
  ['', false],
  [null, false],
  [`application/json,${'x/y,'.repeat(5000)}text/html`, false],
])('%s accepts %s', (header, wants) => expect(prefersHtml(header)).toBe(wants))

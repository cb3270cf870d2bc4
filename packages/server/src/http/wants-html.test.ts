import { expect, it } from 'vitest'
import { wantsHtml } from './negotiate.ts'

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
])('for %s says %s', (header, wants) => expect(wantsHtml(header)).toBe(wants))

import { expect, it } from 'vitest'
import { fieldPath } from './field-path.ts'

it.each([
  ['content', null, [], 'content'],
  ['', { a: { b: 1 } }, ['a', 'b'], 'a.b'],
  ['content', [{ items: [{}, {}] }], [0, 'items', 1, 'amount'], 'content[0].items[1].amount'],
  ['primary', { 'quote-name': 'x' }, ['quote', 'name'], 'primary.quote-name'],
  ['primary', { quote: {} }, ['quote', 'name'], 'primary.quote.name'],
  ['primary', { 'a-b-c': [{ 'd-e': 1 }] }, ['a', 'b', 'c', 0, 'd', 'e'], 'primary.a-b-c[0].d-e'],
  ['primary', {}, ['toString', 'x'], 'primary.toString.x'],
  ['primary', 7, [0, 'a'], 'primary[0].a'],
] as const)('names the place in %j of %j at %j: %s', (root, raw, path, name) =>
  expect(fieldPath(root, raw, path)).toBe(name),
)

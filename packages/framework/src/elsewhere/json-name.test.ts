import { expect, it } from 'vitest'
import { parseJsonName } from './answer-other-sites.ts'

it.each([
  ['maya-walks.json', 'maya-walks'],
  ['a.json.json', 'a.json'],
  ['.json', undefined],
  ['..json', undefined],
  ['...json', undefined],
  [' .json', undefined],
  ['maya-walks', undefined],
  ['maya-walks.JSON', undefined],
  ['maya-walks.xml', undefined],
  ['', undefined],
])('parses %j as %j', (file, name) => expect(parseJsonName(file)).toBe(name))

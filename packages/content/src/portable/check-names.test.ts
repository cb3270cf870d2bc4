import { expect, it } from 'vitest'
import { checkKeys, isDocumentName, isMediaPath, isVariant } from './check-names.ts'

it.each(['a', 'About', '7', 'a_b-C', 'falcon', 'console', 'com', 'comx', 'lpt', 'x'.repeat(100)])(
  'a document may be called %s',
  (name) => expect(isDocumentName(name)).toBe(true),
)

it.each(['', '-a', '_a', 'a b', 'a.b', 'a/b', ' a', 'a\n', 'CON', 'prn', 'aux', 'com1', 'Lpt9'])(
  'no document may be called %j',
  (name) => expect(isDocumentName(name)).toBe(false),
)

it('no document has a name beyond 100 characters, or one that is no text', () => {
  expect(isDocumentName('x'.repeat(101))).toBe(false)
  expect([7, null, undefined, ['a']].some(isDocumentName)).toBe(false)
})

it('a version is a draft, a release or a language', () => {
  const long = `release-${'a'.repeat(41)}`
  expect(['draft', 'en-gb', 'release-a', 'release-spring_2-b', long].every(isVariant)).toBe(true)
  const none = [
    '',
    'draft ',
    'drafts',
    'my-draft',
    'fr',
    'fr-fra',
    'EN-gb',
    'release-',
    'release-Autumn',
    'release--a',
  ]
  expect([...none, `${long}a`].some(isVariant)).toBe(false)
  expect([7, null, ['draft']].some(isVariant)).toBe(false)
})

it('a device of some systems is no file, whatever its ending; a longer name is one', () => {
  expect(['media/con', 'media/COM3.png', 'media/a/nul.x'].some(isMediaPath)).toBe(false)
  expect(['media/confetti.png', 'media/icon', 'media/a.con'].every(isMediaPath)).toBe(true)
  expect([7, null, ['media', 'a']].some(isMediaPath)).toBe(false)
})

function found(value: unknown, deepest = 10): string[] {
  const places: string[] = []
  checkKeys(value, deepest, (place, problem) => places.push(`${place}: ${problem}`))
  return places
}

it('a key that reaches a prototype is named, wherever it is', () => {
  const value = JSON.parse('{"a":[{"b":{"__proto__":1}},{"constructor":1}],"prototype":{}}')
  expect(found(value).toSorted()).toEqual([
    '.a[0].b.__proto__: no field may have this name',
    '.a[1].constructor: no field may have this name',
    '.prototype: no field may have this name',
  ])
})

it.each([null, undefined, 7, 'constructor', [], {}, { a: ['constructor', '__proto__'] }])(
  'nothing is wrong with the keys of %j',
  (value) => expect(found(value)).toEqual([]),
)

it('groups and lists may be as deep as is allowed, and no deeper', () => {
  expect(found({ a: [1] }, 2)).toEqual([])
  expect(found({ a: [[]] }, 2)).toEqual(['.a[0]: expected at most 2 levels'])
  expect(found({ a: { b: {} }, c: 1 }, 2)).toEqual(['.a.b: expected at most 2 levels'])
})

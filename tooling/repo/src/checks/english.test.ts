import { expect, it } from 'vitest'
import { isUnnatural, textsOf } from './english.ts'

it.each([
  ['comments', 'What the server said of the page.'],
  ['comments', 'Somebody else has the lock.'],
  ['testTitles', 'is nothing where there is none'],
  ['testTitles', 'leads to the page of the team'],
  ['messages', 'Please try again.'],
] as const)('reports unnatural %s: %s', (kind, text) => {
  expect(isUnnatural(kind, text)).toBe(true)
})

it.each([
  ['comments', 'Maximum age of a cached page, in ms.'],
  ['testTitles', 'returns undefined if the token has expired'],
  ['messages', 'How far do you want to go?'],
] as const)('accepts natural %s: %s', (kind, text) => {
  expect(isUnnatural(kind, text)).toBe(false)
})

it('reads comments of every file, titles of tests and texts of message files', () => {
  const source = [
    '/** Returns the `key` of a page. */',
    "it('returns the key', () => {}) // a trailing remark",
    '  // The first line',
    '  // and the second line.',
    "const x = { a: 'Enter your email.' }",
  ].join('\n')
  const comments = ['Returns the x of a page.', 'The first line and the second line.']
  expect(textsOf('a.ts', source).map(([, text]) => text)).toEqual(comments)
  expect(textsOf('a.test.ts', source)).toContainEqual(['testTitles', 'returns the key'])
  expect(textsOf('cart-messages.ts', source)).toContainEqual(['messages', 'Enter your email.'])
})

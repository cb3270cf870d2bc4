import * as v from 'valibot'
import { expect, it } from 'vitest'
import { colour } from './colour.ts'

it.each([
  ['#1667d9', '#1667d9'],
  [' #FFF ', '#FFF'],
  ['#16d8', '#16d8'],
  ['#1667d980', '#1667d980'],
  ['rgb(22, 103, 217)', 'rgb(22, 103, 217)'],
  ['hsl(120deg 50% 50%)', 'hsl(120deg 50% 50%)'],
  [' hsla(215deg 82% 47% / 0.5) ', 'hsla(215deg 82% 47% / 0.5)'],
  [null, undefined],
  ['', undefined],
  ['  ', undefined],
  [[], undefined],
])('%j is the colour %j', (value, read) => expect(v.parse(colour, value)).toBe(read))

it.each([
  'red',
  'red;}body{display:none',
  '#12345',
  '#1667d9;',
  'x#1667d9',
  'rgb(1, 2)',
  'rgb(1, 2, 3); color: red',
  'url(x)',
  `rgb(${' '.repeat(60)}1, 2, 3)`,
  7,
  ['#fff'],
])('%j is none', (value) => {
  expect(v.safeParse(colour, value).issues?.[0].message).toMatch(
    /^expected a colour such as #1667d9/,
  )
})

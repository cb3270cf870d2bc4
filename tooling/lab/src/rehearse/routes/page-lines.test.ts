import { expect, it } from 'vitest'
import { pageLines } from './page-lines.ts'

it('numbers classes and style variables, whatever a build calls them', () => {
  const page = (one: string, other: string) =>
    `<p class="${one} ${other}" style="--${one}:1"><b class="${other}">Hello</b></p>`
  expect(pageLines(page('a1', 'b2'))).toEqual(pageLines(page('x9', 'y8')))
  expect(pageLines(page('a1', 'b2'))).not.toEqual(pageLines(page('a1', 'a1')))
})

it('leaves out which files of script a page loads, and nothing else', () => {
  const head = '<link rel="modulepreload" href="/a.js"><script type="module" src="/a.js"></script>'
  expect(pageLines(`${head}<h1>Hello</h1>`)).toEqual(['<h1>', '  Hello'])
  expect(pageLines('<link rel="icon" href="/a.svg">')).toEqual(['<link href="/a.svg" rel="icon">'])
})

it('tells no time of a countdown, and what is after it', () => {
  const page = (days: number) => `<div role="timer"><b>${days}</b></div><p>${days} people</p>`
  expect(pageLines(page(1))).toEqual([
    '<div role="timer">',
    '  <b>',
    '    (time)',
    '<p>',
    '  1 people',
  ])
  expect(pageLines(page(1))).not.toEqual(pageLines(page(2)))
})

it('gives nothing for nothing', () => {
  expect(pageLines('')).toEqual([])
})

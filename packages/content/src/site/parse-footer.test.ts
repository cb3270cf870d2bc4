import { expect, it } from 'vitest'
import { parseSite } from './parse-site.ts'

it('is a footer of its defaults where nothing is said', () => {
  expect(parseSite({}).site.footer).toEqual({
    include: true,
    background: undefined,
    foreground: undefined,
    content: [],
  })
})

it('has its default for each field that is wrong, which is named', () => {
  const data = {
    'footer-include': 'maybe',
    'footer-background': 'red',
    'footer-foreground': 7,
    'footer-content': 7,
  }
  const { site, issues } = parseSite({ data })
  expect(site.footer).toEqual(parseSite({}).site.footer)
  expect(issues.map(({ field }) => field)).toEqual(Object.keys(data))
})

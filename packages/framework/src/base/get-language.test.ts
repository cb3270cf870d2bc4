import { expect, it } from 'vitest'
import { getLanguage, createSiteLanguages } from './site-language.ts'

const [german, welsh] = createSiteLanguages([
  { lang: 'de-de', name: 'x' },
  { lang: 'cy-gb', name: 'y' },
])

it.each([
  ['au', undefined, 'en-AU'],
  ['at', german, 'de-AT'],
  ['at', welsh, 'cy-GB'],
])('returns the language of a site in %s', (country, language, tag) =>
  expect(getLanguage(country, language)).toBe(tag),
)

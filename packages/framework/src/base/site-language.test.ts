import { expect, it } from 'vitest'
import { getPathLanguage, stripLanguagePrefix, createSiteLanguages } from './site-language.ts'

const english = { lang: 'en-gb', name: 'English' }
const welsh = { lang: 'cy-gb', name: 'Cymraeg' }
const languages = createSiteLanguages([english, welsh])

it('knows the right-to-left languages, and loads their messages', async () => {
  const messages = () => Promise.resolve({ default: { 'shell.tryAgain': 'x' } })
  const [, arabic] = createSiteLanguages([english, { lang: 'ar-eg', name: 'العربية', messages }])
  expect([arabic?.dir, await arabic?.messages()]).toEqual(['rtl', { 'shell.tryAgain': 'x' }])
  expect(await languages[1]?.messages()).toEqual({})
})

it.each([
  ['/', 'en-gb', '/'],
  ['/cy', 'cy-gb', '/'],
  ['/cy/', 'cy-gb', '/'],
  ['/cy/about', 'cy-gb', '/about'],
  ['/cy/_root.data', 'cy-gb', '/_root.data'],
  ['/cycling', 'en-gb', '/cycling'],
  ['/about/cy', 'en-gb', '/about/cy'],
])('finds the language of %s: %s, and the path without it: %s', (path, lang, rest) => {
  const language = getPathLanguage(path, languages)
  expect([language?.lang, stripLanguagePrefix(path, language)]).toEqual([lang, rest])
})

it.each([
  [[english, { lang: 'e', name: 'x' }], '"e" is not a language code'],
  [
    [english, { ...welsh, path: 'Cym ru' }],
    'is "Cym ru". Use lower-case letters, digits and hyphens',
  ],
  [
    [english, welsh, { lang: 'cy-ar', name: 'y' }],
    'two languages have the path "/cy/". Give cy-ar another path',
  ],
])('rejects %j', (definitions, problem) =>
  expect(() => createSiteLanguages(definitions)).toThrow(problem),
)

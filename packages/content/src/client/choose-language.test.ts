import { expect, it } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

const page = (uid: string | undefined, lang: unknown, id = `${uid}-${String(lang)}`) => ({
  type: 'internal_page',
  ...(uid === undefined ? {} : { uid }),
  id,
  lang,
})
const chosen = (...documents: Record<string, unknown>[]) =>
  chooseLanguage(documents, { lang: 'cy-gb', main: 'en-gb' }).map(({ id }) => id)

it('takes the document in the language, wherever it comes in the list', () => {
  const [english, welsh] = [page('about', 'en-gb'), page('about', 'cy-gb')]
  expect(chosen(english, welsh)).toEqual(['about-cy-gb'])
  expect(chosen(welsh, english)).toEqual(['about-cy-gb'])
})

it('falls back to the document in the main language', () =>
  expect(chosen(page('about', 'en-gb'), page('people', 'cy-gb'))).toEqual([
    'about-en-gb',
    'people-cy-gb',
  ]))

it('leaves out documents in another language, or without a valid one', () =>
  expect(chosen(page('about', 'fr-fr'), page('people', 7))).toEqual([]))

it('knows languages whatever the case, and documents without a uid by their id', () => {
  const settings = [page(undefined, 'CY-GB', 'A'), page(undefined, 'en-gb', 'B')]
  expect(chosen(...settings)).toEqual(['A', 'B'])
})

it('tells types apart that have a uid in common', () => {
  const site = { ...page('about', 'cy-gb', 'S'), type: 'custom_site' }
  expect(chosen(page('about', 'en-gb'), site)).toEqual(['about-en-gb', 'S'])
})

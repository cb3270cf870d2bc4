import { describe, expect, it } from 'vitest'
import { createSiteLanguages } from '../base/site-language.ts'
import { getSupporterLanguage } from './languages.ts'

const languages = createSiteLanguages([
  { lang: 'en-gb', name: 'x' },
  { lang: 'cy-gb', name: 'Cymraeg' },
])

describe('getSupporterLanguage', () => {
  it('is the main language on pages in another one', () =>
    expect(getSupporterLanguage({ languages, language: languages[1] })).toBe('en-GB'))

  it('is undefined on pages in the main language, and on sites with one language', () => {
    expect(getSupporterLanguage({ languages, language: languages[0] })).toBeUndefined()
    expect(getSupporterLanguage({ languages: [], language: undefined })).toBeUndefined()
  })
})

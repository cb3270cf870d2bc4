import { describe, expect, it } from 'vitest'
import { createSiteLanguages } from '../base/site-language.ts'
import { getSupporterLanguage } from './languages.ts'

const languages = createSiteLanguages([
  { lang: 'en-gb', name: 'x' },
  { lang: 'cy-gb', name: 'Cymraeg' },
])

describe('supportersLanguage', () => {
  it('is the main language on pages of another one', () =>
    expect(getSupporterLanguage({ languages, language: languages[1] })).toBe('en-GB'))

  it('is said on no page of the main language, nor where a site has one alone', () => {
    expect(getSupporterLanguage({ languages, language: languages[0] })).toBeUndefined()
    expect(getSupporterLanguage({ languages: [], language: undefined })).toBeUndefined()
  })
})

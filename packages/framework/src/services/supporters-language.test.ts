import { describe, expect, it } from 'vitest'
import { siteLanguages } from '../base/site-language.ts'
import { supportersLanguage } from './languages.ts'

const languages = siteLanguages([
  { lang: 'en-gb', name: 'x' },
  { lang: 'cy-gb', name: 'Cymraeg' },
])

describe('supportersLanguage', () => {
  it('is the main language on pages of another one', () =>
    expect(supportersLanguage({ languages, language: languages[1] })).toBe('en-GB'))

  it('is said on no page of the main language, nor where a site has one alone', () => {
    expect(supportersLanguage({ languages, language: languages[0] })).toBeUndefined()
    expect(supportersLanguage({ languages: [], language: undefined })).toBeUndefined()
  })
})

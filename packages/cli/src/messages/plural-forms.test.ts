import { describe, expect, it } from 'vitest'
import { getPluralForms, parsePluralForms } from './plural-forms.ts'

/** Tags of two and three letters that the runtime has data for. */
function supportedLanguages(): string[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
  const pairs = letters.flatMap((first) => letters.map((second) => first + second))
  const triples = pairs.flatMap((pair) => letters.map((third) => pair + third))
  return Intl.PluralRules.supportedLocalesOf([...pairs, ...triples])
}

describe('getPluralForms', () => {
  it.each([
    ['ja', 'nplurals=1; plural=0;', 'other'],
    ['de', 'nplurals=2; plural=n != 1;', 'one other'],
    ['fr', 'nplurals=2; plural=n > 1;', 'one other'],
    ['cs', 'nplurals=3; plural=n == 1 ? 0 : n > 1 && n < 5 ? 1 : 2;', 'one few other'],
    [
      'sl',
      'nplurals=4; plural=n % 100 == 1 ? 0 : n % 100 == 2 ? 1 : n % 100 == 3 || n % 100 == 4 ? 2 : 3;',
      'one two few other',
    ],
    [
      'ga',
      'nplurals=5; plural=n == 1 ? 0 : n == 2 ? 1 : n > 2 && n < 7 ? 2 : n > 6 && n < 11 ? 3 : 4;',
      'one two few many other',
    ],
    [
      'cy-gb',
      'nplurals=6; plural=n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n == 3 ? 3 : n == 6 ? 4 : 5;',
      'zero one two few many other',
    ],
  ])('numbers the forms of %s', (language, header, categories) => {
    const forms = getPluralForms(language)
    expect(forms.header).toBe(header)
    const sorted = [...forms.indexes].toSorted(([, one], [, other]) => one - other)
    expect(sorted).toEqual(categories.split(' ').map((category, index) => [category, index]))
  })

  it.each([
    ['de', []],
    ['pl', [['other', [1.5, 0.5]]]],
    ['cs', [['many', [1.5, 0.5]]]],
    ['fr', [['many', [1_000_000]]]],
  ])('separates the forms of %s that no small whole number uses', (language, others) =>
    expect([...getPluralForms(language).others]).toEqual(others),
  )

  it('finds an expression for each supported language except Cornish', () => {
    const languages = supportedLanguages()
    expect(languages.length).toBeGreaterThan(150)
    expect(languages.filter((tag) => getPluralForms(tag).indexes.size === 0)).toEqual(['kw'])
    expect([...getPluralForms('kw').others.keys()]).toHaveLength(6)
  })
})

describe('parsePluralForms', () => {
  it('accepts the same rule in another notation', () => {
    const header =
      'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)'
    expect(parsePluralForms(header, 'ru')).toEqual(getPluralForms('ru').indexes)
  })

  it('maps several categories to one form if the file has fewer', () =>
    expect(parsePluralForms('nplurals=2; plural=n != 1;', 'pl')).toEqual(
      new Map([
        ['many', 1],
        ['one', 0],
        ['few', 1],
      ]),
    ))

  it.each([
    ['', 'de'],
    ['nplurals=2', 'de'],
    ['nplurals=2; plural=n > 4;', 'de'],
    ['nplurals=1; plural=n != 1;', 'de'],
    ['nplurals=2; plural=n / 0;', 'de'],
    ['nplurals=1; plural=1 / 2;', 'ja'],
    ['nplurals=1; plural=0 - 1;', 'ja'],
    ['nplurals=2; plural=-(n != 1);', 'de'],
    ['nplurals=2; plural=process.exit(1);', 'de'],
    ['nplurals=2; plural=((((;', 'de'],
    [`nplurals=2; plural=n != 1${' || 0'.repeat(200)};`, 'de'],
    ['nplurals=4; plural=n == 1 ? 0 : n == 2 ? 1 : n != 8 && n != 11 ? 2 : 3;', 'cy'],
  ])('returns undefined for %j in %s', (header, language) =>
    expect(parsePluralForms(header, language)).toBeUndefined(),
  )
})

import numbro from 'numbro'
import { describe, expect, it } from 'vitest'
import { cultureOf } from './culture-of.ts'

describe('cultureOf', () => {
  it.each([
    ['au', 'en-AU', '$'],
    ['gb', 'en-GB', '£'],
    ['nz', 'en-NZ', '$'],
    ['ie', 'en-IE', '€'],
    ['za', 'en-ZA', 'R'],
  ])('registers a number culture for %s [S9.12]', (country, tag, symbol) => {
    expect(cultureOf(country)).toBe(tag)
    expect(numbro.languages()[tag]?.currency.symbol).toBe(symbol)
  })

  it('reads a country behind a language', () => {
    expect(cultureOf('en-gb')).toBe('en-GB')
  })

  it('takes the default country for none [S9.13]', () => {
    expect(cultureOf(undefined)).toBe('en-AU')
  })

  it.each(['us', 'SG', 'en-hk', 'ca', 'fr'])(
    'logs that the culture of %s is not supported, and keeps the default [S8.04]',
    (country) => {
      const lines: string[] = []
      expect(cultureOf(country, (line) => lines.push(line))).toBe('en-AU')
      const tag = `en-${country.slice(-2).toUpperCase()}`
      expect(lines).toEqual([`Numbro culture ${tag} is not supported`])
    },
  )

  it('leaves the language of the application alone', () => {
    const before = numbro.language()
    cultureOf('za')
    expect(numbro.language()).toBe(before)
  })
})

import { describe, expect, it } from 'vitest'
import list from '../../messages.json' with { type: 'json' }
import { plainWords } from './plain-words.ts'
import { toPseudoMessages } from './to-pseudo-messages.ts'
import { pseudoText, toPseudoText } from './to-pseudo-text.ts'

const english: Readonly<Record<string, string>> = list.messages

describe('toPseudoText', () => {
  it('has accents, brackets and each vowel twice', () => {
    expect(toPseudoText('Donate now')).toBe('[Ďôôñååţéé ñôôŵ]')
    expect(toPseudoText('USA')).toBe('[ÛûŠÅå]')
  })

  it.each(['', '10 %', '{distance}, {elevation}', '{{ owner }}', '&nbsp;–'])(
    'leaves %j as it is',
    (text) => {
      expect(toPseudoText(text)).toBe(text)
    },
  )

  it('leaves placeholders as they are', () => {
    expect(toPseudoText('Give {amount} to {{ owner }} &amp; co')).toBe(
      '[Ğîîṽéé {amount} ţôô {{ owner }} &amp; çôô]',
    )
  })

  it('runs from right to left around placeholders if asked', () => {
    expect(toPseudoText('Hi {name}!', { direction: 'rtl' })).toBe(
      '[\u202EĤîî \u202C{name}\u202E!\u202C]',
    )
  })

  it('knows where each character has moved to', () => {
    const { text, placeOf } = pseudoText('Read {name} on')
    expect(text).toBe('[Řééååď {name} ôôñ]')
    expect(text.slice(placeOf(0), placeOf(4))).toBe('Řééååď')
    expect(text.slice(placeOf(5), placeOf(11))).toBe('{name}')
    expect(text.slice(placeOf(12), placeOf(14))).toBe('ôôñ')
  })

  it('makes the product’s sentences about 40 % longer', () => {
    const before = Object.values(english).join('').length
    const after = Object.values(toPseudoMessages(english)).join('').length
    expect(after / before).toBeGreaterThan(1.35)
    expect(after / before).toBeLessThan(1.45)
  })
})

describe('toPseudoMessages', () => {
  it.each(['ltr', 'rtl'] as const)('has no plain word in any sentence, %s', (direction) => {
    const made = Object.values(toPseudoMessages(english, { direction }))
    expect(made.flatMap((text) => plainWords(text.replaceAll(/\{\w+\}/g, '')))).toEqual([])
  })

  it('has the keys and the placeholders of the English', () => {
    const braces = (text: string) => text.match(/\{\w+\}/g)
    const made = toPseudoMessages(english)
    expect(Object.keys(made)).toEqual(Object.keys(english))
    expect(Object.values(made).map(braces)).toEqual(Object.values(english).map(braces))
  })
})

describe('plainTextField', () => {
  it.each([
    ['Donate now', ['Donate', 'now']],
    ['[Ĝîîṽéé Maya £5 ţôôďååý]', []],
    ['[Ĝîîṽéé [Đôôñ Juan] ţôôďååý] Sam', ['Sam']],
    ['[\u202EĤîî \u202CMaya\u202E!\u202C]', []],
    ['[Řééååď ţĥéé wind', []],
    ['wind ţĥéé]', []],
    ['£5 · 12 km', ['km']],
    ['ţĥéé other', ['other']],
  ])('finds in %j %j', (text, words) => {
    expect(plainWords(text)).toEqual(words)
  })
})

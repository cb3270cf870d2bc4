import { expect, it } from 'vitest'
import { readTotal, type Total } from '../answers/read-total.ts'
import { totalJson } from '../answers/total.test-kit.ts'
import { totalWords } from './total-words.ts'

function total(changes?: Readonly<Record<string, unknown>>): Total {
  const read = readTotal(totalJson(changes))
  if (read === undefined) throw new Error('no total')
  return read
}

it("says the site's own sentence", () =>
  expect(totalWords(total(), undefined)).toEqual({
    amount: '£123.45',
    before: '',
    behind: ' raised of £500',
    details: ['24%', '12 donations'],
    language: 'en-GB',
  }))

it("writes amounts of the site's language as the locale does", () =>
  expect(totalWords(total(), 'en-US')).toMatchObject({
    amount: '£123.45',
    behind: ' raised of £500',
    language: 'en-US',
  }))

it('says amounts and the share alone in a language that the site has no words for', () =>
  expect(totalWords(total(), 'de')).toEqual({
    amount: '123,45\u{a0}£',
    before: '',
    behind: ' / 500\u{a0}£',
    details: ['24\u{a0}%'],
    language: 'de',
  }))

it.each([
  ['£5', '£50', '£5 raised of £50', ['', ' raised of £50']],
  ['£5', '£50', 'Of £50, £5 are raised', ['Of £50, ', ' are raised']],
  ['£500', '£50', 'Of £50, £500 are raised', ['Of £50, ', ' are raised']],
  ['£50', '£50', '£50 raised of £50', ['', ' raised of £50']],
  ['£5', undefined, 'We raised £5!', ['We raised ', '!']],
  ['£5', '£50', 'Nobody knows', ['', '']],
])('finds %s beside %s in "%s"', (raised, target, summary, [before, behind]) => {
  const text = { raised, target, summary, language: 'en' }
  expect(totalWords(total({ text }), undefined)).toMatchObject({ amount: raised, before, behind })
})

it('says no share without a target', () => {
  const text = { raised: '£5', summary: '£5 raised', percent: 0, language: 'en' }
  expect(totalWords(total({ targetMinor: 0, text }), 'de')).toMatchObject({
    behind: '',
    details: [],
  })
})

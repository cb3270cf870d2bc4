import { expect, it } from 'vitest'
import list from '../../messages.json' with { type: 'json' }
import welsh from '../../languages/cy.json' with { type: 'json' }

const english: Readonly<Record<string, string>> = list.messages
const cy: Readonly<Record<string, string>> = welsh
const forms = new Intl.PluralRules('cy').resolvedOptions().pluralCategories
const ofCount = /\.(?:zero|one|two|few|many|other)$/

/** Keys with all Welsh plural forms, of which English has one or two. */
const expected = Object.keys(english).flatMap((key) =>
  ofCount.test(key) ? forms.map((form) => key.replace(ofCount, `.${form}`)) : [key],
)

/** Returns the English text of a Welsh key: the same plural form, or `other` if English does not have it. */
const englishOf = (key: string) => english[key] ?? english[key.replace(ofCount, '.other')] ?? ''

const bracesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()

/** Messages that are the same in Welsh and English, with the reason. */
const same = new Map([
  ['addsUp.item', 'a name and an amount'],
  ['account.termsAfter', 'a full stop'],
  ['pageTools.reportAddress', 'empty until a site names an address'],
  ['poster.titleOf', 'a poster is a poster, and a value'],
  ['route.length', 'two values and a comma'],
])

it('has six plural forms', () =>
  expect(forms.toSorted()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero']))

it('translates every message and contains no unknown keys', () =>
  expect(Object.keys(cy).toSorted()).toEqual([...new Set(expected)].toSorted()))

it('has the same placeholders as the English', () => {
  const braces = Object.entries(cy).map(([key, text]) => [key, bracesOf(text)])
  const wanted = Object.keys(cy).map((key) => [key, bracesOf(englishOf(key))])
  expect(braces).toEqual(wanted)
})

it('leaves no other message in English', () => {
  const left = Object.keys(cy).filter((key) => cy[key] === englishOf(key))
  expect(left.toSorted()).toEqual([...same.keys()].toSorted())
})

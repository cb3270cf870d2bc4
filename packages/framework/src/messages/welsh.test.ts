import { expect, it } from 'vitest'
import list from '../../messages.json' with { type: 'json' }
import welsh from '../../languages/cy.json' with { type: 'json' }

const english: Readonly<Record<string, string>> = list.messages
const cy: Readonly<Record<string, string>> = welsh
const forms = new Intl.PluralRules('cy').resolvedOptions().pluralCategories
const ofCount = /\.(?:zero|one|two|few|many|other)$/

/** A key for each form that Welsh has, where English has one or two. */
const expected = Object.keys(english).flatMap((key) =>
  ofCount.test(key) ? forms.map((form) => key.replace(ofCount, `.${form}`)) : [key],
)

/** The English of a Welsh key: that of the form, or of `other` where English does not have the form. */
const englishOf = (key: string) => english[key] ?? english[key.replace(ofCount, '.other')] ?? ''

const bracesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()

/** Sentences that are right as they are in English. */
const same = new Map([
  ['addsUp.item', 'a name and an amount'],
  ['account.termsAfter', 'a full stop'],
  ['pageTools.reportAddress', 'empty until a site names an address'],
  ['poster.titleOf', 'a poster is a poster, and a value'],
  ['route.length', 'two values and a comma'],
])

it('has six forms for counts', () =>
  expect(forms.toSorted()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero']))

it('translates every message of the product and no other', () =>
  expect(Object.keys(cy).toSorted()).toEqual([...new Set(expected)].toSorted()))

it('has the words in braces of the English', () => {
  const braces = Object.entries(cy).map(([key, text]) => [key, bracesOf(text)])
  const wanted = Object.keys(cy).map((key) => [key, bracesOf(englishOf(key))])
  expect(braces).toEqual(wanted)
})

it('leaves no sentence in English', () => {
  const left = Object.keys(cy).filter((key) => cy[key] === englishOf(key))
  expect(left.toSorted()).toEqual([...same.keys()].toSorted())
})

import { parseSite } from '@milepost/content'
import { numberOr, sliceSchema, text } from '@milepost/content/fields'
import { expect, it } from 'vitest'
import { getSiteSuggestions } from './donate.server.ts'

const services = { content: { slices: {} } }
const siteWith = (...items: object[]) => {
  const content = [{ slice_type: 'donate', primary: {}, items }]
  return parseSite({ uid: 'test', data: { 'home-content': content } }).site
}

it('are those of the donate form on the home page', () => {
  const site = siteWith({ amount: 5, label: 'A cup' }, { amount: 20 })
  expect(getSiteSuggestions({ services, site })).toEqual([
    { amount: 5, label: 'A cup' },
    { amount: 20, label: '' },
  ])
})

it('are empty without a form, and if the home page is invalid', () => {
  const without = parseSite({ uid: 'test', data: {} }).site
  expect(getSiteSuggestions({ services, site: without })).toEqual([])
  expect(getSiteSuggestions({ services, site: siteWith({ amount: -1 }) })).toEqual([])
})

it('are the valid items of an application’s custom form', () => {
  const items = { amount: numberOr(0), label: text }
  const own = { content: { slices: { donate: sliceSchema('donate', {}, items) } } }
  const site = siteWith({ amount: 5, label: 'A cup' }, { amount: -20 }, {})
  expect(getSiteSuggestions({ services: own, site })).toEqual([{ amount: 5, label: 'A cup' }])
})

import { expect, it } from 'vitest'
import {
  getImageDescription,
  getActivityDescription,
  imageDescriptionTag,
  removedImageDescription,
} from './page-facts.ts'

it('returns the owner’s description, and nothing after it was removed', () => {
  expect(getImageDescription({ [imageDescriptionTag]: ' Maya on the beach ' })).toBe(
    'Maya on the beach',
  )
  expect(getImageDescription({ [imageDescriptionTag]: removedImageDescription })).toBe('')
  expect(getImageDescription({})).toBe('')
})

it.each([
  ['Running 10 km', 'Running 10 km'],
  [' I walk ', 'I walk'],
  ['10 km', '10 km'],
  ['km 10', 'km 10'],
  // A goal in metres, which some platforms store in the same field.
  ['10000', ''],
  [' 10,000.5 ', ''],
  ['', ''],
  [undefined, ''],
])('reads %j as %j', (pageSummaryWhat, messages) =>
  expect(getActivityDescription({ pageSummaryWhat })).toBe(messages),
)

import { expect, it } from 'vitest'
import { noPictureDescription, pictureDescriptionOf, pictureTag } from './picture-description-of.ts'

it('returns the owner’s description, and nothing after it was removed', () => {
  expect(pictureDescriptionOf({ [pictureTag]: ' Maya on the beach ' })).toBe('Maya on the beach')
  expect(pictureDescriptionOf({ [pictureTag]: noPictureDescription })).toBe('')
  expect(pictureDescriptionOf({})).toBe('')
})

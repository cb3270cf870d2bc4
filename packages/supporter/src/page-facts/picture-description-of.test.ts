import { expect, it } from 'vitest'
import { noPictureDescription, pictureDescriptionOf, pictureTag } from './picture-description-of.ts'

it('reads what the owner has said, and nothing where it was taken back', () => {
  expect(pictureDescriptionOf({ [pictureTag]: ' Maya on the beach ' })).toBe('Maya on the beach')
  expect(pictureDescriptionOf({ [pictureTag]: noPictureDescription })).toBe('')
  expect(pictureDescriptionOf({})).toBe('')
})

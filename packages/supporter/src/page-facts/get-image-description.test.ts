import { expect, it } from 'vitest'
import {
  removedImageDescription,
  getImageDescription,
  imageDescriptionTag,
} from './get-image-description.ts'

it('returns the owner’s description, and nothing after it was removed', () => {
  expect(getImageDescription({ [imageDescriptionTag]: ' Maya on the beach ' })).toBe(
    'Maya on the beach',
  )
  expect(getImageDescription({ [imageDescriptionTag]: removedImageDescription })).toBe('')
  expect(getImageDescription({})).toBe('')
})

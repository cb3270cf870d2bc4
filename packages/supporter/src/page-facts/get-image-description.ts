/** Page tag that stores the owner's description of the image. */
export const imageDescriptionTag = 'MilepostPictureDescription'

/** Value of the tag for a removed description, because tags can be neither empty nor deleted. */
export const removedImageDescription = '-'

/** Returns the description of a page's image from its tags; '' if there is none. */
export function getImageDescription(segmentation: Readonly<Record<string, string>>): string {
  const words = segmentation[imageDescriptionTag]?.trim() ?? ''
  return words === removedImageDescription ? '' : words
}

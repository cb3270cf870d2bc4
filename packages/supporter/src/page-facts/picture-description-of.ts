/** Page tag that stores the owner's description of the image. */
export const pictureTag = 'MilepostPictureDescription'

/** Value of the tag for a removed description, because tags can be neither empty nor deleted. */
export const noPictureDescription = '-'

/** Returns the description of a page's image from its tags; '' if there is none. */
export function pictureDescriptionOf(segmentation: Readonly<Record<string, string>>): string {
  const words = segmentation[pictureTag]?.trim() ?? ''
  return words === noPictureDescription ? '' : words
}

/** The tag of a page that has what its picture shows, in the owner's words. */
export const pictureTag = 'MilepostPictureDescription'

/** In the tag for words that were taken back: a tag is never without a value, and cannot be taken away. */
export const noPictureDescription = '-'

/** Returns the description of a page's image from its tags; '' if there is none. */
export function pictureDescriptionOf(segmentation: Readonly<Record<string, string>>): string {
  const words = segmentation[pictureTag]?.trim() ?? ''
  return words === noPictureDescription ? '' : words
}

/** The tag of a page that has what its picture shows, in the owner's words. */
export const pictureTag = 'MilepostPictureDescription'

/** In the tag for words that were taken back: a tag is never without a value, and cannot be taken away. */
export const noPictureDescription = '-'

/** What a page's picture shows, from its tags; '' where its owner has not said. */
export function pictureDescriptionOf(segmentation: Readonly<Record<string, string>>): string {
  const words = segmentation[pictureTag]?.trim() ?? ''
  return words === noPictureDescription ? '' : words
}

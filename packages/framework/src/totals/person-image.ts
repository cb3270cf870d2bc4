import type { LinkCalls } from '@milepost/platform/adapter'

/**
 * The image of a person in a list, which is their uploaded photo or else their account's. The image that the platform has
 * for every page, with or without a photo, does not count: the kit's `Avatar` draws those people.
 */
export function personImage(
  { image, slug }: { readonly image?: string | null | undefined; readonly slug: string },
  { pageImageLink }: Pick<LinkCalls, 'pageImageLink'>,
): string | undefined {
  const everyPage = slug === '' ? undefined : pageImageLink?.(slug).split('?')[0]
  return !image || image.split('?')[0] === everyPage ? undefined : image
}

import type { PlatformAdapter } from '@milepost/platform/adapter'
import { noPictureDescription, pictureTag } from '../page-facts/picture-description-of.ts'

/**
 * Keeps what a page's picture shows. Nothing happens where the platform keeps no tags.
 *
 * @param description - '' takes it back
 * @throws what the platform's call throws
 */
export async function writePictureDescription(
  { tags }: Pick<PlatformAdapter, 'tags'>,
  { slug, description }: { slug: string; description: string },
): Promise<void> {
  await tags?.writeTag({
    slug,
    id: pictureTag,
    label: 'Picture description',
    value: description.trim() || noPictureDescription,
  })
}

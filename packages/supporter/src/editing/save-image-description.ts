import type { PlatformAdapter } from '@milepost/platform/adapter'
import {
  removedImageDescription,
  imageDescriptionTag,
} from '../page-facts/get-image-description.ts'

/**
 * Saves the description of a page's image. Does nothing if the platform does not support tags.
 *
 * @param description - `''` removes it
 * @throws the error of the platform call
 */
export async function saveImageDescription(
  { tags }: Pick<PlatformAdapter, 'tags'>,
  { slug, description }: { slug: string; description: string },
): Promise<void> {
  await tags?.writeTag({
    slug,
    id: imageDescriptionTag,
    label: 'Picture description',
    value: description.trim() || removedImageDescription,
  })
}

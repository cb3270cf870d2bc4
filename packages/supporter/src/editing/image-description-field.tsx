import { TextField } from '@milepost/forms/fields'
import type { ReactNode } from 'react'
import { usePlatformSupport, useMessages } from '../host/host-context.ts'
import { editMessages } from './edit-messages.ts'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { imageDescriptionTag, removedImageDescription } from '../page-facts/page-facts.ts'

/** Maximum length, short enough to listen to in one go. */
const maxDescriptionLength = 200

/** Field for the owner's description of the page's image. Renders nothing if the platform does not support tags. */
export function ImageDescriptionField({
  name,
  optional,
}: {
  name: string
  /** Marker for optional fields, next to the label. */
  optional?: ReactNode
}) {
  const messages = useMessages(editMessages)
  if (!usePlatformSupport()('tags')) return null
  return (
    <TextField
      name={name}
      label={messages.pictureDescription}
      hint={messages.pictureDescriptionHint}
      optional={optional}
      maxLength={maxDescriptionLength}
      autoComplete="off"
    />
  )
}

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

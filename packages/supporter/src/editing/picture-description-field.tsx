import { TextField } from '@milepost/forms/fields'
import type { ReactNode } from 'react'
import { useCan } from '../host/use-can.ts'
import { useMessages } from '../host/use-messages.ts'
import { editMessages } from './edit-messages.ts'

/** More than a screen reader says in one breath. */
const longestPictureDescription = 200

/** Description of the page's image by its owner; nothing if the platform stores no tags. */
export function PictureDescriptionField({
  name,
  optional,
}: {
  name: string
  /** Mark of optional fields, next to the label. */
  optional?: ReactNode
}) {
  const words = useMessages(editMessages)
  if (!useCan()('tags')) return null
  return (
    <TextField
      name={name}
      label={words.pictureDescription}
      hint={words.pictureDescriptionHint}
      optional={optional}
      maxLength={longestPictureDescription}
      autoComplete="off"
    />
  )
}

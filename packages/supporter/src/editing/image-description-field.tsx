import { TextField } from '@milepost/forms/fields'
import type { ReactNode } from 'react'
import { useCan } from '../host/use-can.ts'
import { useMessages } from '../host/use-messages.ts'
import { editMessages } from './edit-messages.ts'

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
  const words = useMessages(editMessages)
  if (!useCan()('tags')) return null
  return (
    <TextField
      name={name}
      label={words.pictureDescription}
      hint={words.pictureDescriptionHint}
      optional={optional}
      maxLength={maxDescriptionLength}
      autoComplete="off"
    />
  )
}

import { useMessages } from '@milepost/supporter'
import { VisuallyHidden } from '@milepost/ui'
import { shellMessages } from '../../messages/shell-messages.ts'

/** Says, to who cannot see it, that a link opens in a new tab. */
export function NewTabNote() {
  return <VisuallyHidden> {useMessages(shellMessages).newTab}</VisuallyHidden>
}

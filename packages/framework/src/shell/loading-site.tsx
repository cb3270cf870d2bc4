import { FullScreenMessage } from '@milepost/ui'
import { shellMessages } from '../messages/shell-messages.ts'
import { useMessages } from '@milepost/supporter'

/** Full-screen message 'Loading your site' (Spec §2). */
export function LoadingSite() {
  return <FullScreenMessage busy title={useMessages(shellMessages).loadingSite} />
}

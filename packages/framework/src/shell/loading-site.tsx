import { FullScreenMessage } from '@milepost/ui'
import { shellMessages } from '../messages/shell-messages.ts'
import { useMessages } from '@milepost/supporter'

/** 'Loading your site', over the whole window (Spec §2). */
export function LoadingSite() {
  return <FullScreenMessage busy title={useMessages(shellMessages).loadingSite} />
}

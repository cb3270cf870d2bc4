import { Button, Modal } from '@milepost/ui'
import { useEffect, useState } from 'react'
import { useHost } from '../host/host-context.ts'
import type { BlockedNavigation } from '../host/supporter-host.ts'
import { useMessages } from '../host/use-messages.ts'
import { fillMessage } from '../messages/fill-message.ts'
import { editMessages } from './edit-messages.ts'
import * as styles from './owner.css.ts'
import { leavesDeletedPage } from './page-is-gone.ts'

/** Asks for confirmation before leaving with unsaved changes. When the tab is closed, the browser asks. */
export function LeaveConfirmation({ unsaved }: { unsaved: readonly string[] }) {
  const words = useMessages(editMessages)
  const { block } = useHost()
  const [waiting, setWaiting] = useState<BlockedNavigation>()
  const isUnsaved = unsaved.length > 0
  useEffect(() => {
    if (!isUnsaved) return undefined
    return block({
      shouldBlock: (from, to) => from.pathname !== to.pathname && !leavesDeletedPage(to.state),
      onBlocked: setWaiting,
    })
  }, [block, isUnsaved])
  if (waiting === undefined) return null
  const answer = (go: () => void) => {
    setWaiting(undefined)
    go()
  }
  return (
    <Modal open onClose={() => answer(waiting.stay)} title={words.leaveTitle} width="thin">
      <div className={styles.dialog}>
        <p>{fillMessage(words.leaveText, { sections: unsaved.join(', ') })}</p>
        <div className={styles.actions}>
          <Button onClick={() => answer(waiting.stay)}>{words.leaveStay}</Button>
          <Button emphasis="tertiary" onClick={() => answer(waiting.proceed)}>
            {words.leaveGo}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

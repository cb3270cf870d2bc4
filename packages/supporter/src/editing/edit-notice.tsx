import { Button, Heading, Modal, Section } from '@milepost/ui'
import { type ReactNode, useEffect, useState } from 'react'
import * as styles from './owner.css.ts'
import { useHost, useMessages } from '../host/host-context.ts'
import type { BlockedNavigation } from '../host/supporter-host.ts'
import { fillMessage } from '../messages/message-catalogue.ts'
import { editMessages } from './edit-messages.ts'

/** Message that replaces a screen, with an optional action. */
export function EditNotice({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <Section>
      <div className={styles.notice}>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        <p>{children}</p>
        {action ? <div>{action}</div> : null}
      </div>
    </Section>
  )
}

/** Confirmation dialog before leaving with unsaved changes. If the tab is closed, the browser prompts. */
export function LeaveConfirmation({ unsaved }: { unsaved: readonly string[] }) {
  const messages = useMessages(editMessages)
  const { block } = useHost()
  const [waiting, setWaiting] = useState<BlockedNavigation>()
  const isUnsaved = unsaved.length > 0
  useEffect(() => {
    if (!isUnsaved) return undefined
    return block({
      shouldBlock: (from, to) => from.pathname !== to.pathname && !isLeavingDeletedPage(to.state),
      onBlocked: setWaiting,
    })
  }, [block, isUnsaved])
  if (waiting === undefined) return null
  const answer = (go: () => void) => {
    setWaiting(undefined)
    go()
  }
  return (
    <Modal open onClose={() => answer(waiting.stay)} title={messages.leaveTitle} width="thin">
      <div className={styles.dialog}>
        <p>{fillMessage(messages.leaveText, { sections: unsaved.join(', ') })}</p>
        <div className={styles.actions}>
          <Button onClick={() => answer(waiting.stay)}>{messages.leaveStay}</Button>
          <Button emphasis="tertiary" onClick={() => answer(waiting.proceed)}>
            {messages.leaveGo}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** Navigation state for leaving a deleted page, so that no confirmation is shown. */
export const deletedPageState = { isPageGone: true } as const

/** Whether a navigation leaves a deleted page. */
function isLeavingDeletedPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPageGone' in state
}

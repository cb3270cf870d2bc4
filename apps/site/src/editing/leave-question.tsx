import { Button, Modal } from '@milepost/ui'
import { useBlocker } from 'react-router'
import { fill } from '../messages/messages.ts'
import { useMessages } from '../messages/use-messages.ts'
import { editMessages } from './edit-messages.ts'
import * as styles from './owner.css.ts'
import { leavesGonePage } from './page-is-gone.ts'

/** Asks before somebody leaves with unsaved work; the browser itself asks when the tab is closed. */
export function LeaveQuestion({ unsaved }: { unsaved: readonly string[] }) {
  const words = useMessages(editMessages)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.length > 0 &&
      currentLocation.pathname !== nextLocation.pathname &&
      !leavesGonePage(nextLocation.state),
  )
  if (blocker.state !== 'blocked') return null
  return (
    <Modal open onClose={() => blocker.reset()} title={words.leaveTitle} width="thin">
      <div className={styles.dialog}>
        <p>{fill(words.leaveText, { sections: unsaved.join(', ') })}</p>
        <div className={styles.actions}>
          <Button onClick={() => blocker.reset()}>{words.leaveStay}</Button>
          <Button emphasis="tertiary" onClick={() => blocker.proceed()}>
            {words.leaveGo}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

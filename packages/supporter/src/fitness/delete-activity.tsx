import type { FitnessActivity } from '@milepost/platform'
import { Button, Message, Modal } from '@milepost/ui'
import { useState } from 'react'
import { useShowToast } from '../toast/use-show-toast.ts'
import { fillMessage } from '../messages/fill-message.ts'
import { isOffline } from '../host/is-offline.ts'
import { useMessages } from '../host/use-messages.ts'
import { useEdit } from '../editing/edit-context.ts'
import * as styles from '../editing/owner.css.ts'
import { fitnessMessages } from './fitness-messages.ts'

export interface DeleteActivityProps {
  activity: FitnessActivity
  title: string
  onClose: () => void
  onDeleted: () => void
}

/** Dialog to confirm the deletion of an activity. */
export function DeleteActivity({ activity, title, onClose, onDeleted }: DeleteActivityProps) {
  const words = useMessages(fitnessMessages)
  const showToast = useShowToast()
  const { page, platform } = useEdit()
  const [isDeleting, setIsDeleting] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function remove() {
    if (isDeleting) return
    setIsDeleting(true)
    setProblem(undefined)
    if (!isOffline() && (await isRemoved())) {
      showToast(words.deleteDone, 'success')
      onDeleted()
      return
    }
    setIsDeleting(false)
    setProblem(isOffline() ? words.deleteOffline : words.deleteFailed)
  }

  async function isRemoved() {
    try {
      const { removeActivity } = await import('./remove-activity.ts')
      return await removeActivity(await platform(), { activity, slug: page.slug })
    } catch {
      // The code could not be loaded, so no request was sent.
      return false
    }
  }

  return (
    <Modal open onClose={onClose} title={fillMessage(words.deleteTitle, { title })} width="thin">
      <div className={styles.dialog}>
        <p>{words.deleteText}</p>
        {problem === undefined ? null : <Message tone="error">{problem}</Message>}
        <div className={styles.actions}>
          <Button
            emphasis="danger"
            onClick={() => void remove()}
            aria-disabled={isDeleting || undefined}
          >
            {words.deleteSure}
          </Button>
          <Button emphasis="tertiary" onClick={onClose}>
            {words.deleteKeep}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

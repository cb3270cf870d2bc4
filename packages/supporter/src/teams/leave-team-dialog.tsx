import { Button, Message, Modal } from '@milepost/ui'
import { useState } from 'react'
import { fillMessage } from '../messages/message-catalogue.ts'
import { useMessages } from '../host/host-context.ts'
import * as styles from '../editing/owner.css.ts'
import { teamMessages } from './team-messages.ts'

interface LeaveTeamDialogProps {
  team: { name: string }
  isCaptain: boolean
  /** Returns an error message if leaving fails. */
  onLeave: () => Promise<string | undefined>
  onClose: () => void
}

/** Dialog to confirm leaving a team. */
export function LeaveTeamDialog({ team, isCaptain, onLeave, onClose }: LeaveTeamDialogProps) {
  const messages = useMessages(teamMessages)
  const [isLeaving, setIsLeaving] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function leave() {
    if (isLeaving) return
    setIsLeaving(true)
    const wrong = await onLeave()
    setIsLeaving(false)
    setProblem(wrong)
    if (wrong === undefined) onClose()
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={fillMessage(messages.leaveTitle, { team: team.name })}
      width="thin"
    >
      <div className={styles.dialog}>
        <p>{messages.leaveText}</p>
        {isCaptain ? <p>{messages.leaveCaptain}</p> : null}
        {problem === undefined ? null : <Message tone="error">{problem}</Message>}
        <div className={styles.actions}>
          <Button
            emphasis="danger"
            onClick={() => void leave()}
            aria-disabled={isLeaving || undefined}
          >
            {messages.leaveSure}
          </Button>
          <Button emphasis="tertiary" onClick={onClose}>
            {messages.leaveKeep}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

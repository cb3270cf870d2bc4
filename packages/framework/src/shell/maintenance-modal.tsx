import { Button, Modal } from '@milepost/ui'
import { useMessages } from '@milepost/supporter'
import * as styles from './shell.css.ts'
import { maintenanceMessages } from '../messages/page-messages.ts'

/** Dialog that announces maintenance, until the visitor dismisses it (Spec §4). */
export function MaintenanceModal({ onContinue }: { onContinue: () => void }) {
  const messages = useMessages(maintenanceMessages)
  return (
    <Modal open title={messages.title} closeLabel={messages.close} onClose={onContinue}>
      <p className={styles.maintenanceText}>{messages.text}</p>
      <Button onClick={onContinue}>{messages.continue}</Button>
    </Modal>
  )
}

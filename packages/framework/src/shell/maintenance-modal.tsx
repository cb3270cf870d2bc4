import { Button, Modal } from '@milepost/ui'
import { useMessages } from '@milepost/supporter'
import * as styles from './shell.css.ts'
import { maintenanceMessages } from '../messages/page-messages.ts'

/** Dialog that announces maintenance before the site is shown, until it is dismissed (Spec §4). */
export function MaintenanceModal({ onContinue }: { onContinue: () => void }) {
  const words = useMessages(maintenanceMessages)
  return (
    <Modal open title={words.title} closeLabel={words.close} onClose={onContinue}>
      <p className={styles.maintenanceText}>{words.text}</p>
      <Button onClick={onContinue}>{words.continue}</Button>
    </Modal>
  )
}

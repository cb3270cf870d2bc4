import { Button, Modal } from '@milepost/ui'
import { useMessages } from '@milepost/supporter'
import * as styles from './maintenance-modal.css.ts'

/** What the site says while it is being worked on (Spec §8). */
const maintenanceMessages = {
  maintenanceTitle: 'Planned maintenance',
  maintenanceText:
    'The site is currently undergoing planned maintenance. You may continue to use the site, but certain features may not work as desired.',
  maintenanceContinue: 'Continue',
  maintenanceClose: 'Close',
} as const

/** Stands before the site while it is being worked on, until it is dismissed (Spec §4). */
export function MaintenanceModal({ onContinue }: { onContinue: () => void }) {
  const words = useMessages(maintenanceMessages)
  return (
    <Modal
      open
      title={words.maintenanceTitle}
      closeLabel={words.maintenanceClose}
      onClose={onContinue}
    >
      <p className={styles.text}>{words.maintenanceText}</p>
      <Button onClick={onContinue}>{words.maintenanceContinue}</Button>
    </Modal>
  )
}

import { Heading, Modal } from '@milepost/ui'
import { useMessages } from '../host/use-messages.ts'
import * as styles from '../editing/owner.css.ts'
import { teamingMessages } from './teaming-messages.ts'

/** What captains and members can do on the platform, and contacts for everything else. */
export function CaptainHelp({
  contact,
  onClose,
}: {
  /** An e-mail address; '' where the site names none. */
  contact: string
  onClose: () => void
}) {
  const words = useMessages(teamingMessages)
  return (
    <Modal open onClose={onClose} title={words.helpButton} width="thin">
      <div className={styles.dialog}>
        <Heading level={3} size="h5">
          {words.helpMemberTitle}
        </Heading>
        <p>{words.helpMember}</p>
        <Heading level={3} size="h5">
          {words.helpCaptainTitle}
        </Heading>
        <p>{words.helpCaptain}</p>
        {contact === '' ? (
          <p>{words.helpAskSite}</p>
        ) : (
          <p>
            {words.helpAsk} <a href={`mailto:${encodeURI(contact)}`}>{contact}</a>
          </p>
        )}
      </div>
    </Modal>
  )
}

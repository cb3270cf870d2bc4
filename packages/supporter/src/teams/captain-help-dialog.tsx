import { Heading, Modal } from '@milepost/ui'
import { useMessages } from '../host/host-context.ts'
import * as styles from '../editing/owner.css.ts'
import { teamMessages } from './team-messages.ts'

/** Dialog about what captains and members can do on the platform, with a contact for everything else. */
export function CaptainHelpDialog({
  contact,
  onClose,
}: {
  /** Email address; `''` if the site has none. */
  contact: string
  onClose: () => void
}) {
  const messages = useMessages(teamMessages)
  return (
    <Modal open onClose={onClose} title={messages.helpButton} width="thin">
      <div className={styles.dialog}>
        <Heading level={3} size="h5">
          {messages.helpMemberTitle}
        </Heading>
        <p>{messages.helpMember}</p>
        <Heading level={3} size="h5">
          {messages.helpCaptainTitle}
        </Heading>
        <p>{messages.helpCaptain}</p>
        {contact === '' ? (
          <p>{messages.helpAskSite}</p>
        ) : (
          <p>
            {messages.helpAsk} <a href={`mailto:${encodeURI(contact)}`}>{contact}</a>
          </p>
        )}
      </div>
    </Modal>
  )
}

import { Heading, Modal } from '@milepost/ui'
import { useMessages } from '../host/host-context.ts'
import * as styles from '../editing/owner.css.ts'
import { teamingMessages } from './teaming-messages.ts'

/** Dialog about what captains and members can do on the platform, with a contact for everything else. */
export function CaptainHelp({
  contact,
  onClose,
}: {
  /** Email address; `''` if the site has none. */
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

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
  const texts = useMessages(teamingMessages)
  return (
    <Modal open onClose={onClose} title={texts.helpButton} width="thin">
      <div className={styles.dialog}>
        <Heading level={3} size="h5">
          {texts.helpMemberTitle}
        </Heading>
        <p>{texts.helpMember}</p>
        <Heading level={3} size="h5">
          {texts.helpCaptainTitle}
        </Heading>
        <p>{texts.helpCaptain}</p>
        {contact === '' ? (
          <p>{texts.helpAskSite}</p>
        ) : (
          <p>
            {texts.helpAsk} <a href={`mailto:${encodeURI(contact)}`}>{contact}</a>
          </p>
        )}
      </div>
    </Modal>
  )
}

import { Heading, LinkButton, Modal, Section } from '@milepost/ui'
import { useHost, useMessages, useHostLocation } from '../host/host-context.ts'
import { removeSignInParameters } from './account-gate.tsx'
import { leaveFrameMessages } from './account-messages.ts'
import * as styles from './account.css.ts'

/**
 * Replaces screens that are unsafe in a frame of another site, where users cannot verify the URL. Links to the same URL in a
 * new window.
 */
export function LeaveFrameNotice({ asDialog = false }: { asDialog?: boolean }) {
  const messages = useMessages(leaveFrameMessages)
  const location = useHostLocation()
  const { navigate } = useHost()
  const way = (
    <div className={styles.leaveFrameNotice}>
      <p>{messages.text}</p>
      <LinkButton href={location.pathname + location.search} target="_blank" rel="noopener">
        {messages.button}
      </LinkButton>
    </div>
  )
  if (asDialog) {
    return (
      <Modal
        open
        title={messages.title}
        width="default"
        onClose={() =>
          void navigate(removeSignInParameters(location), {
            replace: true,
            preventScrollReset: true,
          })
        }
      >
        {way}
      </Modal>
    )
  }
  return (
    <Section>
      <title>{messages.title}</title>
      <Heading level={1} size="h2">
        {messages.title}
      </Heading>
      {way}
    </Section>
  )
}

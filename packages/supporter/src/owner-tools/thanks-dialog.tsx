import { Button, CopyButton, LinkButton, Message, Modal, Textarea } from '@milepost/ui'
import { useState } from 'react'
import * as styles from '../editing/owner.css.ts'
import { useHost, useMessages } from '../host/host-context.ts'
import { fillMessage } from '../messages/message-catalogue.ts'
import type { ThankedDonation } from './thank-donor.tsx'
import { thanksMessages } from './owner-tools-messages.ts'

interface ThanksDialogProps {
  gift: ThankedDonation
  title: string
  onClose: () => void
}

/**
 * Dialog with an editable thank-you text. Owners send it themselves, because the platform does not disclose email addresses.
 */
export function ThanksDialog({ gift: { donor, page }, title, onClose }: ThanksDialogProps) {
  const messages = useMessages(thanksMessages)
  const { paths, settings } = useHost()
  const [hasFailed, setFailed] = useState(false)
  const [text, setText] = useState(() => {
    const address = `${settings.origin}${paths.page(page.slug)}`
    // Without the amount, because the text may be shared publicly.
    const values = { page: page.title, address }
    return donor === undefined
      ? fillMessage(messages.textUnnamed, values)
      : fillMessage(messages.textNamed, { ...values, name: donor })
  })
  const email = `mailto:?subject=${encodeURIComponent(messages.subject)}&body=${encodeURIComponent(text)}`

  async function share() {
    setFailed(false)
    try {
      await navigator.share({ text })
    } catch (error) {
      // An `AbortError` means that the user closed the share sheet.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'))
    }
  }

  return (
    <Modal open onClose={onClose} title={<span dir="auto">{title}</span>}>
      <div className={styles.dialog}>
        <Textarea
          label={messages.text}
          hint={messages.hint}
          rows={6}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {hasFailed ? <Message tone="error">{messages.shareFailed}</Message> : null}
        <div className={styles.actions}>
          {canShare() ? <Button onClick={() => void share()}>{messages.share}</Button> : null}
          <CopyButton
            text={text}
            copied={messages.copied}
            emphasis={canShare() ? 'secondary' : 'primary'}
          >
            {messages.copy}
          </CopyButton>
          <LinkButton href={email} emphasis="secondary">
            {messages.email}
          </LinkButton>
        </div>
      </div>
    </Modal>
  )
}

/** Whether the browser supports native sharing, as on most phones. */
function canShare(): boolean {
  return typeof (navigator as { share?: unknown }).share === 'function'
}

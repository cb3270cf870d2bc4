import { Loading, Message, Modal, QrCode, ShareBar, shareOptions } from '@milepost/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../host/host-context.ts'
import * as styles from '../editing/owner.css.ts'
import { fillMessage } from '../messages/message-catalogue.ts'
import { drawQrCode, toSvgDataUrl } from '../page-facts/qr-code.ts'
import { useShareBarMessages } from '../share/use-share-bar-messages.ts'
import { teamMessages } from './team-messages.ts'

/** Only channels for personal messages, not social networks. */
const personalChannels = { copy: 'yes', whatsapp: 'yes', mail: 'yes', sms: 'yes' }

interface InviteToTeamDialogProps {
  team: { slug: string; name: string }
  /** URL for invited supporters. */
  url: string
  onClose: () => void
}

/** Dialog for the captain with an invitation link and its QR code. */
export function InviteToTeamDialog({ team, url, onClose }: InviteToTeamDialogProps) {
  const messages = useMessages(teamMessages)
  const shareTexts = useShareBarMessages()
  const [drawn, setDrawn] = useState<string>()
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    let isLatest = true
    drawQrCode(url).then(
      (svg) => isLatest && setDrawn(toSvgDataUrl(svg)),
      () => isLatest && setIsFailed(true),
    )
    return () => {
      isLatest = false
    }
  }, [url])
  return (
    <Modal open onClose={onClose} title={fillMessage(messages.inviteTitle, { team: team.name })}>
      <div className={styles.dialog}>
        <p>{fillMessage(messages.inviteText, { team: team.name })}</p>
        <ShareBar
          {...shareTexts}
          url={url}
          label={messages.inviteWays}
          options={shareOptions(
            { url, title: fillMessage(messages.inviteShare, { team: team.name }) },
            personalChannels,
          )}
        />
        {drawn === undefined && !isFailed ? <Loading>{messages.loading}</Loading> : null}
        {isFailed ? <Message tone="warning">{messages.inviteNoCode}</Message> : null}
        {drawn === undefined ? null : (
          <div className={styles.invitationCode}>
            <QrCode
              src={drawn}
              href={url}
              label={fillMessage(messages.inviteCode, { team: team.name })}
              linkText={<bdi dir="ltr">{url.replace(/^https?:\/\//, '')}</bdi>}
            />
            <a href={drawn} download={`${team.slug}.svg`} className={styles.downloadLink}>
              {messages.inviteDownload}
            </a>
          </div>
        )}
      </div>
    </Modal>
  )
}

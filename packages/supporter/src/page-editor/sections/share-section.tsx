import { Button, Link, QrCode, ShareBar, shareOptions } from '@milepost/ui'
import { fillMessage } from '../../messages/message-catalogue.ts'
import { useHost, useMessages } from '../../host/host-context.ts'
import { useEditScope } from '../../editing/edit-context.ts'
import { editMessages } from '../../editing/edit-messages.ts'
import { useShareBarMessages } from '../../share/use-share-bar-messages.ts'
import { CollapsibleSection } from '../../editing/edit-section.tsx'
import * as styles from '../../editing/owner.css.ts'

/** Section with links to share the page. */
export function ShareSection() {
  const messages = useMessages(editMessages)
  const { page } = useEditScope()
  const { paths, settings } = useHost()
  const url = settings.origin + paths.page(page.slug)
  const poster = paths.poster(page.slug)
  const shareTexts = useShareBarMessages()
  return (
    <CollapsibleSection id="share" title={messages.shareSection}>
      <ShareBar
        {...shareTexts}
        url={url}
        label={messages.shareSection}
        options={shareOptions({ url, title: fillMessage(messages.shareText, { page: page.name }) })}
      />
      {poster === undefined ? null : (
        <p>
          <Link href={poster}>{messages.sharePoster}</Link>
        </p>
      )}
      {settings.embedsPages ? (
        <p>
          <Link href={`${paths.page(page.slug)}/embed`}>{messages.shareElsewhere}</Link>
        </p>
      ) : null}
    </CollapsibleSection>
  )
}

/** Section with the printable QR code of the donation form. */
export function QrCodeSection() {
  const messages = useMessages(editMessages)
  const { page } = useEditScope()
  if (page.donateQrCodeImage === '') return null
  return (
    <CollapsibleSection id="qr" title={messages.qrSection}>
      <p className={styles.note}>{messages.qrText}</p>
      <QrCode
        src={page.donateQrCodeImage}
        href={page.donationUrl}
        label={fillMessage(messages.qrLabel, { page: page.name })}
        linkText={page.name}
        data-print-alone=""
      />
      <div>
        <Button emphasis="secondary" onClick={printMarkedElement}>
          {messages.qrPrint}
        </Button>
      </div>
    </CollapsibleSection>
  )
}

/** Prints only the element marked with `data-print-alone`. Browser only. */
function printMarkedElement(): void {
  const root = document.documentElement
  root.dataset['printing'] = 'alone'
  window.addEventListener('afterprint', () => delete root.dataset['printing'], { once: true })
  window.print()
}

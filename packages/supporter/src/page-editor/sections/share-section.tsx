import { Button, Heading, Link, QrCode, ShareBar, shareOptions } from '@milepost/ui'
import { fillMessage } from '../../messages/message-catalogue.ts'
import { useHost, useMessages } from '../../host/host-context.ts'
import { useEdit } from '../../editing/edit-context.ts'
import { editMessages } from '../../editing/edit-messages.ts'
import { useShareBarMessages } from '../../share/use-share-bar-messages.ts'
import * as styles from '../../editing/owner.css.ts'

/** Section with links to share the page. */
export function ShareSection() {
  const texts = useMessages(editMessages)
  const { page } = useEdit()
  const { paths, settings } = useHost()
  const url = settings.origin + paths.page(page.slug)
  const poster = paths.poster(page.slug)
  const shareTexts = useShareBarMessages()
  return (
    <section id="share" aria-labelledby="share-title" className={styles.section}>
      <Heading id="share-title" level={2} size="h4">
        {texts.shareSection}
      </Heading>
      <ShareBar
        {...shareTexts}
        url={url}
        label={texts.shareSection}
        options={shareOptions({ url, title: fillMessage(texts.shareText, { page: page.name }) })}
      />
      {poster === undefined ? null : (
        <p>
          <Link href={poster}>{texts.sharePoster}</Link>
        </p>
      )}
      {settings.embedsPages ? (
        <p>
          <Link href={`${paths.page(page.slug)}/embed`}>{texts.shareElsewhere}</Link>
        </p>
      ) : null}
    </section>
  )
}

/** Section with the printable QR code of the donation form. */
export function QrSection() {
  const texts = useMessages(editMessages)
  const { page } = useEdit()
  if (page.donateQrCodeImage === '') return null
  return (
    <section id="qr" aria-labelledby="qr-title" className={styles.section}>
      <Heading id="qr-title" level={2} size="h4">
        {texts.qrSection}
      </Heading>
      <p className={styles.note}>{texts.qrText}</p>
      <QrCode
        src={page.donateQrCodeImage}
        href={page.donationUrl}
        label={fillMessage(texts.qrLabel, { page: page.name })}
        linkText={page.name}
        data-print-alone=""
      />
      <div>
        <Button emphasis="secondary" onClick={printMarkedElement}>
          {texts.qrPrint}
        </Button>
      </div>
    </section>
  )
}

/** Prints only the element marked with `data-print-alone`. Browser only. */
function printMarkedElement(): void {
  const root = document.documentElement
  root.dataset['printing'] = 'alone'
  window.addEventListener('afterprint', () => delete root.dataset['printing'], { once: true })
  window.print()
}

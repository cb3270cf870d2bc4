import { Button, Heading, QrCode } from '@milepost/ui'
import { fillMessage } from '../../messages/fill-message.ts'
import { useMessages } from '../../host/use-messages.ts'
import { useEdit } from '../../editing/edit-context.ts'
import { editMessages } from '../../editing/edit-messages.ts'
import * as styles from '../../editing/owner.css.ts'
import { printMarkedElement } from '../../editing/print-marked-element.ts'

/** Section with the printable QR code of the donation form. */
export function QrSection() {
  const words = useMessages(editMessages)
  const { page } = useEdit()
  if (page.donateQrCodeImage === '') return null
  return (
    <section id="qr" aria-labelledby="qr-title" className={styles.section}>
      <Heading id="qr-title" level={2} size="h4">
        {words.qrSection}
      </Heading>
      <p className={styles.note}>{words.qrText}</p>
      <QrCode
        src={page.donateQrCodeImage}
        href={page.donationUrl}
        label={fillMessage(words.qrLabel, { page: page.name })}
        linkText={page.name}
        data-print-alone=""
      />
      <div>
        <Button emphasis="secondary" onClick={printMarkedElement}>
          {words.qrPrint}
        </Button>
      </div>
    </section>
  )
}

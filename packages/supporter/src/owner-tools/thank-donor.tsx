import { Button } from '@milepost/ui'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../host/host-context.ts'
import { fillMessage } from '../messages/message-catalogue.ts'
import * as styles from './thanks.css.ts'
import { thanksMessages } from './owner-tools-messages.ts'

const ThanksDialog = lazy(async () => ({
  default: (await import('./thanks-dialog.tsx')).ThanksDialog,
}))

/** A donation to thank for. */
export interface ThankedDonation {
  /** Name of the donor; undefined for an anonymous donation. */
  donor: string | undefined
  /** Formatted amount, such as `£20`; undefined if the donor hid it. */
  amount: string | undefined
  page: { slug: string; title: string }
}

/** Button for the owner to thank a donor. Its dialog is loaded on demand. */
export function ThankDonor(gift: ThankedDonation) {
  const messages = useMessages(thanksMessages)
  const [isOpen, setOpen] = useState(false)
  const { donor, amount } = gift
  const unnamed =
    amount === undefined ? messages.thankUnknown : fillMessage(messages.thankUnnamed, { amount })
  const title = donor === undefined ? unnamed : fillMessage(messages.thank, { name: donor })
  return (
    <div className={styles.thankButton}>
      <Button
        size="small"
        emphasis="secondary"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span dir="auto">{title}</span>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ThanksDialog gift={gift} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

import { Button } from '@milepost/ui'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../host/use-messages.ts'
import { fillMessage } from '../messages/fill-message.ts'
import * as styles from './thanks.css.ts'
import { thanksMessages } from './thanks-messages.ts'

const ThanksDialog = lazy(async () => ({
  default: (await import('./thanks-dialog.tsx')).ThanksDialog,
}))

/** A gift, as the page shows it. */
export interface ThankedGift {
  /** The donor's name; undefined for an anonymous gift. */
  donor: string | undefined
  /** The gift in words, such as "£20"; undefined if the donor hid the amount. */
  amount: string | undefined
  page: { slug: string; title: string }
}

/** The owner's control to thank a donor. The dialog loads on demand. */
export function ThankDonor(gift: ThankedGift) {
  const words = useMessages(thanksMessages)
  const [isOpen, setOpen] = useState(false)
  const { donor, amount } = gift
  const unnamed =
    amount === undefined ? words.thankUnknown : fillMessage(words.thankUnnamed, { amount })
  const title = donor === undefined ? unnamed : fillMessage(words.thank, { name: donor })
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

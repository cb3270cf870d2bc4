import type { ComponentProps } from 'react'
import type { Receipt } from '../../sections/receipt/receipt.tsx'

/** Thank-you message after a donation. */
export { Receipt as default } from '../../sections/receipt/receipt.tsx'

export type ReceiptProps = ComponentProps<typeof Receipt>

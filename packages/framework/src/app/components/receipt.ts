import type { ComponentProps } from 'react'
import type { Receipt } from '../../sections/receipt/receipt.tsx'

/** The thanks for a gift. */
export { Receipt as default } from '../../sections/receipt/receipt.tsx'

export type ReceiptProps = ComponentProps<typeof Receipt>

import type { ComponentProps } from 'react'
import type { Receipt } from '../donate/receipt.tsx'

/** The thanks for a gift. */
export { Receipt as default } from '../donate/receipt.tsx'

export type ReceiptProps = ComponentProps<typeof Receipt>

import type { SliceOf, SliceScope } from '../slice-scope.ts'
import { toSectionView } from './to-section-view.ts'
import type { SectionView } from '../../view-models/section-view.ts'
import type { ReceiptView } from '../../donate/receipt-view.ts'

export interface ReceiptSectionView extends SectionView {
  type: 'receipt'
  receipt: ReceiptView | undefined
}

/** Thanks for the gift that the address names; nothing without one. */
export function toReceiptView(
  slice: SliceOf<'receipt'>,
  { receipt }: SliceScope,
): ReceiptSectionView {
  return { type: 'receipt', ...toSectionView(slice.primary), receipt }
}

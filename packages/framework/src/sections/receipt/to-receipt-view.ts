import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'
import type { ReceiptView } from './receipt-view.ts'

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

import { Section } from '@milepost/ui'
import Receipt from 'virtual:milepost/components/Receipt'
import { sectionProps } from '../section/section-props.ts'
import type { SectionViewProps } from '../section/section-view-props.ts'

export function ReceiptSection({ slice }: SectionViewProps<'receipt'>) {
  return (
    <Section {...(slice.receipt ? {} : sectionProps(slice))} size="narrow">
      {slice.receipt ? <Receipt receipt={slice.receipt} /> : null}
    </Section>
  )
}

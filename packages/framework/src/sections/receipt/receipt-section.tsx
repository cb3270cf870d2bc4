import { Section } from '@milepost/ui'
import Receipt from 'virtual:milepost/components/Receipt'
import { getSectionProps, type SectionViewProps } from '../section/section-props.tsx'

export function ReceiptSection({ slice }: SectionViewProps<'receipt'>) {
  return (
    <Section {...(slice.receipt ? {} : getSectionProps(slice))} size="narrow">
      {slice.receipt ? <Receipt receipt={slice.receipt} /> : null}
    </Section>
  )
}

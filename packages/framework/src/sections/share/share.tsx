import { Section } from '@milepost/ui'
import ShareButtons from 'virtual:milepost/components/ShareButtons'
import { getSectionProps, type SectionViewProps } from '../section/section-props.tsx'

export function ShareSection({ slice }: SectionViewProps<'shareBar'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <ShareButtons share={slice} />
    </Section>
  )
}

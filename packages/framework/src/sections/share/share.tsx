import { Section } from '@milepost/ui'
import ShareButtons from 'virtual:milepost/components/ShareButtons'
import { sectionProps, type SectionViewProps } from '../section/section-props.tsx'

export function ShareSection({ slice }: SectionViewProps<'shareBar'>) {
  return (
    <Section {...sectionProps(slice)}>
      <ShareButtons share={slice} />
    </Section>
  )
}

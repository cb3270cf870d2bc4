import { Section, ShareBar, shareOptions } from '@milepost/ui'
import { sectionProps } from './section-props.ts'
import type { SectionViewProps } from './section-view-props.ts'

export function ShareSection({ slice }: SectionViewProps<'shareBar'>) {
  const switches = Object.fromEntries(slice.networks.map((name) => [name, 'yes']))
  return (
    <Section {...sectionProps(slice)} size="narrow">
      <ShareBar
        options={shareOptions({ url: slice.url, title: slice.shareTitle }, switches)}
        url={slice.url}
        label={slice.label}
        copied={slice.copied}
      />
    </Section>
  )
}

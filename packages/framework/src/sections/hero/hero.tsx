import { Hero } from '@milepost/ui'
import { TotalBreakdown } from '../../totals/total-breakdown.tsx'
import { toProgressProps } from '../../totals/progress-props.ts'
import type { SectionViewProps } from '../section/section-props.tsx'

export function HeroSection({ slice }: SectionViewProps<'hero'>) {
  return (
    <Hero
      id={slice.anchor}
      title={slice.title}
      text={slice.text}
      image={slice.image}
      actions={slice.actions}
      total={slice.figures && toProgressProps(slice.figures)}
      edge={slice.edge}
    >
      <TotalBreakdown view={slice.figures?.addsUp} />
    </Hero>
  )
}

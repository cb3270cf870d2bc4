import type { SectionView } from '../../totals/section-view.ts'
import { Message, Section } from '@milepost/ui'
import { type ComponentType, createElement } from 'react'
import site from 'virtual:milepost/site'
import { getSectionProps, type SectionViewProps } from '../section/section-props.tsx'

/** Props of a custom section's component. */
export interface SliceComponentProps<View> {
  /** Result of the slice's `present`. */
  slice: View
  /** Title, text, background and anchor, to pass to `<Section>` of `@milepost/ui`. */
  section: Pick<SectionView, 'title' | 'text' | 'background' | 'anchor'>
}

type CustomSliceComponent = ComponentType<SliceComponentProps<object>>

/** Returns the application's component for a slice type, or an empty component if there is none. */
export function getCustomSection(name: string): CustomSliceComponent {
  const slices = site.slices ?? {}
  return Object.hasOwn(slices, name) ? (slices[name] as CustomSliceComponent) : EmptySection
}

function EmptySection() {
  return null
}

/** Section of the application, or an error message if its data could not be loaded. */
export function CustomSection({ slice }: Pick<SectionViewProps<'custom'>, 'slice'>) {
  const section = getSectionProps(slice)
  if (slice.view === undefined) {
    return (
      <Section {...section}>
        <Message tone="warning">{slice.problem}</Message>
      </Section>
    )
  }
  // The component is defined by the application, not created during render.
  return createElement(getCustomSection(slice.name), { slice: slice.view, section })
}

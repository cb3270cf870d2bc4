import type { SectionView } from '../../totals/section-view.ts'
import { Message, Section } from '@milepost/ui'
import { type ComponentType, createElement } from 'react'
import site from 'virtual:milepost/site'
import { getSectionProps, type SectionViewProps } from '../section/section-props.tsx'

/** Props of a custom section's component. */
export interface SliceComponentProps<View> {
  /** Result of the slice's `present`. */
  slice: View
  /** Title, text, background and anchor, for `<Section>` of `@milepost/ui`. */
  section: Pick<SectionView, 'title' | 'text' | 'background' | 'anchor'>
}

type OwnComponent = ComponentType<SliceComponentProps<object>>

/** Returns the application's component for a section type, or a component that renders nothing. */
export function getOwnSection(name: string): OwnComponent {
  const slices = site.slices ?? {}
  return Object.hasOwn(slices, name) ? (slices[name] as OwnComponent) : Nothing
}

function Nothing() {
  return null
}

/** A custom section, or an error message instead. */
export function OwnSection({ slice }: Pick<SectionViewProps<'custom'>, 'slice'>) {
  const section = getSectionProps(slice)
  if (slice.view === undefined) {
    return (
      <Section {...section}>
        <Message tone="warning">{slice.problem}</Message>
      </Section>
    )
  }
  // The component is defined by the application, not created during render.
  return createElement(getOwnSection(slice.name), { slice: slice.view, section })
}

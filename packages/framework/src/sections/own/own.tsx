import type { SectionView } from '../../totals/section-view.ts'
import { Message, Section } from '@milepost/ui'
import { type ComponentType, createElement } from 'react'
import site from 'virtual:milepost/site'
import type { OwnView } from './own.server.ts'
import { sectionProps } from '../section/section-props.ts'

/** What the component of an application's own section is given. */
export interface SliceComponentProps<View> {
  /** What the slice's `present` made. */
  slice: View
  /** Title, text, background and anchor, for `<Section>` of `@milepost/ui`. */
  section: Pick<SectionView, 'title' | 'text' | 'background' | 'anchor'>
}

type OwnComponent = ComponentType<SliceComponentProps<object>>

/** The application's component for a type of section; one that shows nothing where there is none. */
export function ownSection(name: string): OwnComponent {
  const slices = site.slices ?? {}
  return Object.hasOwn(slices, name) ? (slices[name] as OwnComponent) : Nothing
}

function Nothing() {
  return null
}

/** A section of the application's own, or what is said where it cannot be shown. */
export function OwnSection({ slice }: { slice: OwnView }) {
  const section = sectionProps(slice)
  if (slice.view === undefined) {
    return (
      <Section {...section}>
        <Message tone="warning">{slice.problem}</Message>
      </Section>
    )
  }
  // One of the application's components, which it has made before.
  return createElement(ownSection(slice.name), { slice: slice.view, section })
}

import { isUnavailable, type SectionView, type UnavailableView } from '../../totals/section-view.ts'
import type { SliceView } from '../sections.server.ts'
import type { PageFormResponse } from '../form/form-answer.ts'
import { Message } from '@milepost/ui'
import { type ComponentType, type FunctionComponent, lazy, type ReactNode } from 'react'

/** Returns the props of `<Section>`: title, text, background and anchor. */
export function getSectionProps({ title, text, background, anchor }: SectionView) {
  return { title, text, background, anchor }
}

/** Props of a section's component. */
export interface SectionViewProps<Type extends SliceView['type']> {
  slice: Extract<SliceView, { type: Type }>
  answer: PageFormResponse
}

interface WhenAvailableProps<Figures extends object> {
  figures: Figures | UnavailableView
  children: (figures: Figures) => ReactNode
}

/** Renders its children with totals, or a message if the totals are unavailable. */
export function WhenAvailable<Figures extends object>({
  figures,
  children,
}: WhenAvailableProps<Figures>) {
  return isUnavailable(figures) ? (
    <Message tone="warning">{figures.message}</Message>
  ) : (
    children(figures)
  )
}

/** Component that is loaded when a page first renders it. */
export type LazyComponentType<Props> = FunctionComponent<Props> & {
  /** Loads the component, so that it renders without suspending. */
  load: () => Promise<void>
}

/** Creates a lazy component that can be preloaded, so that it does not disappear briefly during hydration. */
export function lazyComponent<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
): LazyComponentType<Props> {
  let brought: ComponentType<Props> | undefined
  async function load(): Promise<ComponentType<Props>> {
    brought ??= await bring()
    return brought
  }
  const Waiting = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  function LazyComponent(props: Props) {
    const Component = brought ?? Waiting
    return <Component {...props} />
  }
  return Object.assign(LazyComponent, { load: async () => void (await load()) })
}

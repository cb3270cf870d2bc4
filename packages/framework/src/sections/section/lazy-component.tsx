import { type ComponentType, type FunctionComponent, lazy } from 'react'

/** A component whose code comes when a page shows it. */
export type LazyComponentType<Props> = FunctionComponent<Props> & {
  /** Brings the code; drawn after that, the component never waits. */
  load: () => Promise<void>
}

/**
 * Puts off a component's code. What waits while a page is hydrated would leave its place for a moment
 * when something above it changes: `entry.client.tsx` loads first what the page shows.
 */
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

import type { ComponentType, FunctionComponent } from 'react'
import { lazyComponent } from '../../sections/section/lazy-component.tsx'

/**
 * The component of a slice whose code comes when a page shows one; for `defineSite({ slices })`.
 *
 * @param load - imports its module, such as `() => import('./slices/pledge.tsx')`; its default export is the component
 */
export function lazySlice<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  return lazyComponent(async () => (await load()).default)
}

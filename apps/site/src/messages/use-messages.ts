import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { ShellView } from '../shell/shell-view.ts'
import { type Catalogue, withOverrides } from './with-overrides.ts'

const none: Catalogue = {}

/** A feature's catalogue with the site's own words in it. */
export function useMessages<C extends Catalogue>(catalogue: C): Readonly<Record<keyof C, string>> {
  const overrides = useRouteLoaderData<ShellView>('root')?.messages ?? none
  return useMemo(() => withOverrides(catalogue, overrides), [catalogue, overrides])
}

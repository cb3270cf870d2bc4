import { use, useMemo } from 'react'
import { type Catalogue, withOverrides } from '../messages/with-overrides.ts'
import { HostContext } from './host-context.ts'

const none: Catalogue = {}

/** A feature's catalogue with the site's own words in it; outside of a provider the catalogue alone. */
export function useMessages<C extends Catalogue>(catalogue: C): Readonly<Record<keyof C, string>> {
  const overrides = use(HostContext)?.messages ?? none
  return useMemo(() => withOverrides(catalogue, overrides), [catalogue, overrides])
}

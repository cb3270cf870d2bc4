import { useMemo } from 'react'
import { useSiteSettings } from '../site-settings/use-site-settings.ts'
import { type Catalogue, withOverrides } from './with-overrides.ts'

const none: Catalogue = {}

/** A feature's catalogue with the site's own words in it. */
export function useMessages<C extends Catalogue>(catalogue: C): Readonly<Record<keyof C, string>> {
  const overrides = useSiteSettings()?.messages ?? none
  return useMemo(() => withOverrides(catalogue, overrides), [catalogue, overrides])
}

import { useRouteLoaderData } from 'react-router'
import type { SiteSettings } from './site-settings.ts'

/**
 * The site's settings, as the root route loaded them.
 *
 * @returns undefined on the page that says that the site cannot be loaded
 */
export function useSiteSettings(): SiteSettings | undefined {
  return useRouteLoaderData<SiteSettings>('root')
}

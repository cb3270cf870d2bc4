import type { PlatformSettings, SiteConfig } from './site-config.ts'

/** The platform a site runs on: the first variant its document names; undefined when it names none. */
export function platformOf(site: Pick<SiteConfig, 'platform'>): PlatformSettings | undefined {
  return site.platform[0]
}

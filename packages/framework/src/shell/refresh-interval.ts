import type { PlatformSettings } from '@milepost/content'

/**
 * How often an open page reads its figures again, in milliseconds: only where the site's document says
 * On, and its seconds times 1000 (Spec §9). Undefined where it does not.
 */
export function refreshIntervalMs(settings: PlatformSettings | undefined): number | undefined {
  return settings?.refresh.enabled ? settings.refresh.intervalSeconds * 1000 : undefined
}

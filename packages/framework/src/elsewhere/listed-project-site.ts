import type { ProjectItem, SiteConfig } from '@milepost/content'

/**
 * A site that lists one of its projects alone, so that the project's figures follow the rules of the whole.
 *
 * @param items - the open projects of the site
 * @returns undefined where the site counts projects of another kind: nothing that is given to this one is in its total
 */
export function listedProjectSite(
  site: SiteConfig,
  items: readonly ProjectItem[],
  item: ProjectItem,
): SiteConfig | undefined {
  const has = (type: ProjectItem['type']) => items.some((one) => one.type === type)
  const counted = countedTypes(has)
  if (!counted.includes(item.type)) return undefined
  // Of events with charities, only what the events raise for these counts: a part of it is a part of both.
  const others = items.filter((one) => one.type !== item.type && counted.includes(one.type))
  const [settings, ...more] = site.platform
  if (settings === undefined) return undefined
  return { ...site, platform: [{ ...settings, items: [item, ...others] }, ...more] }
}

function countedTypes(has: (type: ProjectItem['type']) => boolean): ProjectItem['type'][] {
  if (has('campaign')) return ['campaign']
  if (has('event') || has('charity')) return ['event', 'charity']
  return ['page']
}

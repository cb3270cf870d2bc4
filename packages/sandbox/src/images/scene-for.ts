/**
 * Returns the name of a demo image for a new page or team: one of its campaign's site, or any without a campaign.
 *
 * @param heroImage - the campaign's image, `hero-{site}.svg`
 */
export function sceneFor(heroImage: string | undefined, guid: string): string {
  const site = /^hero-(\w+)\.\w+$/.exec(heroImage ?? '')?.[1]
  return ['scene', site, guid.slice(0, 8)].filter((part) => part !== undefined).join('-') + '.svg'
}

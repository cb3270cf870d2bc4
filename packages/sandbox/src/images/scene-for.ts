/**
 * The name of a drawing for something new, in the manner of its campaign: a page for the mountains shows
 * no sea. Without a campaign it is anywhere.
 *
 * @param heroImage - the campaign's own picture, `hero-{site}.svg`
 */
export function sceneFor(heroImage: string | undefined, guid: string): string {
  const site = /^hero-(\w+)\.\w+$/.exec(heroImage ?? '')?.[1]
  return ['scene', site, guid.slice(0, 8)].filter((part) => part !== undefined).join('-') + '.svg'
}

import table from '@milepost/site/app/routes.ts'

/** A path of the site's, filled in with somebody who exists. */
export interface SiteRoute {
  /** As the site's table of routes has it, such as `fundraising/:slug`. */
  pattern: string
  path: string
}

interface RouteEntry {
  path?: string
  index?: boolean
  children?: RouteEntry[]
}

const samples: Readonly<Record<string, string>> = {
  'fundraising/:slug': 'maya-walks',
  'fundraising-edit/:slug': 'maya-walks',
  'refresh/:kind/:slug': 'page maya-walks',
  'styles/:sheet': 'site.css',
  'share-card/*': 'site/x.jpg',
}

/** Every route of the site, read from its own table, so that a new one is attacked too. */
export function siteRoutes(): SiteRoute[] {
  return flat(table, '').map((pattern) => ({ pattern, path: `/${fillIn(pattern)}` }))
}

function flat(entries: readonly RouteEntry[], above: string): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const pattern = [above, path].filter((part) => part !== '').join('/')
    return [pattern, ...flat(children, pattern)]
  })
}

function fillIn(pattern: string): string {
  if (pattern === '*') return 'about'
  const sample = Object.entries(samples).find(([known]) => pattern.startsWith(known))?.[1] ?? 'x'
  const values = sample.split(' ')
  let turn = 0
  // What a star stands for may be anything, or nothing.
  return pattern
    .replaceAll(/:\w+/g, () => values[turn++] ?? 'x')
    .replace(/\/\*$/, () => (values[turn] === undefined ? '' : `/${values[turn]}`))
}

import type { Browser } from 'playwright'
import type { Observation } from '../conformance/observation.ts'
import { openPlace } from './open-place.ts'
import type { PageKind } from './page-kinds.data.ts'

/** Checks consistency across a site's pages: link order, ways to each page, unique titles. */
export async function lookAtWholeSite(
  browser: Browser,
  site: string,
  origin: string,
  kinds: readonly PageKind[],
): Promise<Observation[]> {
  const place = await openPlace(browser, site, `${origin}/`)
  const { page } = place
  await place.open(1280)
  const linksOf = (part: string) =>
    page.locator(`${part} a[href]`).evaluateAll((all) =>
      all.map((link) => ({
        name: link.textContent.trim(),
        path: (link as HTMLAnchorElement).pathname,
      })),
    )
  const home = { header: await linksOf('header nav'), footer: await linksOf('footer') }
  const pages = kinds.filter(({ path }) => !path.includes('?') && !path.startsWith('/cy'))
  const [navigation, help, titles]: [string[], string[], Map<string, string>] = [[], [], new Map()]
  for (const { kind, path } of pages) {
    await page.goto(origin + path)
    const own = { header: await linksOf('header nav'), footer: await linksOf('footer') }
    const title = await page.title()
    if (namesOf(own.header) !== namesOf(home.header)) navigation.push(`${kind} has another header`)
    if (namesOf(own.footer) !== namesOf(home.footer)) help.push(`${kind} has another footer`)
    const same = titles.get(title)
    if (same !== undefined) navigation.push(`${kind} and ${same} are both called "${title}"`)
    titles.set(title, kind)
  }
  const linked = new Set([...home.header, ...home.footer].map(({ path }) => path))
  const sitemap = await (await page.request.get(`${origin}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  // Supporters and teams are also reachable through the search.
  const written = listed.filter(
    (path) => !path.startsWith('/cy') && !/^\/(fundraising|teams)\//.test(path),
  )
  const texts = new Map<string, string>()
  for (const path of written) {
    texts.set(path, await (await page.request.get(origin + path)).text())
  }
  const lonely = written
    .filter((path) => !linked.has(path) && path !== '/' && !isLinked(texts, path))
    .map((path) => `no page links to ${path}`)
  await place.close()
  const observe = (check: string, criteria: string[], problems: string[]): Observation => ({
    check,
    criteria,
    place: site,
    problems,
  })
  return [
    observe('same links everywhere', ['3.2.3', '3.2.4'], navigation),
    observe('help in the same place', ['3.2.6'], help),
    observe('two ways to each page', ['2.4.5'], lonely),
  ]
}

/** Names only: the same link can have different targets, for example the language link. */
const namesOf = (links: readonly { name: string }[]) => links.map(({ name }) => name).join()

/** Whether another page has a link to a path. */
function isLinked(texts: ReadonlyMap<string, string>, path: string): boolean {
  return [...texts].some(([from, text]) => from !== path && text.includes(`href="${path}"`))
}

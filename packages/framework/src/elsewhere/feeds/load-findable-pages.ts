import { type PageScope, readIfPossible } from '../../frame/request/page-scope.ts'

/**
 * The pages of supporters and teams that search engines are told of. None where the platform cannot be asked: the rest
 * of the sitemap is given.
 */
export async function loadFindablePages(scope: PageScope): Promise<{ path: string }[]> {
  const { project, services } = scope
  const reading = project && (await readIfPossible(scope, project.findable))
  const { people = [], teams = [] } = reading?.value ?? {}
  const at = (folder: string, slugs: readonly string[]) =>
    [...new Set(slugs)].map((slug) => ({ path: `/${folder}/${encodeURIComponent(slug)}` }))
  return [
    ...at('fundraising', people),
    ...at('teams', services.leftOut.includes('teams') ? [] : teams),
  ]
}

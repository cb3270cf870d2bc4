import { ContentError, ContentUnavailableError } from '@milepost/content'
import { isPlatformError } from '@milepost/platform'
import { sameSitePath } from '@milepost/supporter'
import { sourcesQuery, stateMatrixPath, stateQuery } from '../config/state-paths.ts'
import { pageStates, type StateAspect, stateAspects } from '../page-states/page-state.ts'
import { stateWords, writePageState } from '../page-states/write-page-state.ts'
import type { PageScope } from '../request/page-scope.ts'
import { loadPages } from '../services/load-pages.ts'
import { countStates, statesToShow, wordsOf } from './states-to-show.ts'
import { mostStates, screenWidths, type StateMatrixView } from './state-matrix-view.ts'

/**
 * What the address chooses. Without a choice of states: all of them, one at a time.
 *
 * @param url - of the request
 */
export async function loadStateMatrix(scope: PageScope, url: URL): Promise<StateMatrixView> {
  scope.facts.isPrivate = true
  const { searchParams: query } = url
  const typed = query.get('page')?.trim() || '/'
  const path = sameSitePath(typed)
  const isWrongPage = path === undefined || path.startsWith(stateMatrixPath)
  const width = screenWidths.find((one) => String(one) === query.get('width')) ?? screenWidths[0]
  const asked = stateAspects.map(
    (aspect) => [aspect, wordsOf(aspect, query.getAll(aspect))] as const,
  )
  const isNamed = asked.some(([, words]) => words.length > 0)
  const chosen = Object.fromEntries(
    asked.map(([aspect, words]) => [aspect, isNamed ? words : pageStates[aspect]]),
  ) as Record<StateAspect, (typeof asked)[number][1]>
  const combines = isNamed && query.get('combine') === 'all' ? 'all' : 'each'
  const count = countStates(chosen, combines)
  const isTooMany = count > mostStates
  const previewToken = query.get('previewToken') ?? undefined
  return {
    page: typed,
    isWrongPage,
    width,
    isNamed,
    combines,
    chosen,
    pages: await knownPages(scope),
    tooMany: isTooMany ? count : undefined,
    cells:
      isTooMany || isWrongPage
        ? []
        : statesToShow(chosen, combines).map((state) => ({
            words: stateWords(state),
            address: addressWith(path, { [stateQuery]: writePageState(state), previewToken }, url),
          })),
    ...(!isWrongPage && { sources: addressWith(path, { [sourcesQuery]: '', previewToken }, url) }),
    ...(previewToken !== undefined && { previewToken }),
  }
}

/** The address of a page with more in its query. */
function addressWith(path: string, fields: Record<string, string | undefined>, url: URL): string {
  const address = new URL(path, url)
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) address.searchParams.set(name, value)
  }
  return address.pathname + address.search
}

/** Pages of the content, and a supporter and a team if the platform answers. */
async function knownPages({ services, project }: PageScope): Promise<string[]> {
  const [pages, people, teams] = await Promise.all([
    orNone(async () => (await loadPages(services)).value.pages.map(({ uid }) => `/${uid}`)),
    orNone(async () => (await project?.people(1))?.value.map(({ slug }) => `/fundraising/${slug}`)),
    orNone(async () => (await project?.teams?.(1))?.value.map(({ slug }) => `/teams/${slug}`)),
  ])
  const [supporter] = people
  return [
    '/',
    ...people,
    ...(supporter === undefined ? [] : [`${supporter}/donate`]),
    ...teams,
    ...pages,
  ]
}

async function orNone(read: () => Promise<string[] | undefined>): Promise<string[]> {
  try {
    return (await read()) ?? []
  } catch (error) {
    const isOutside =
      isPlatformError(error) ||
      error instanceof ContentError ||
      error instanceof ContentUnavailableError
    if (!isOutside) throw error
    return []
  }
}

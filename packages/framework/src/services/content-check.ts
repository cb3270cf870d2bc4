import {
  type ContentClient,
  ContentError,
  type ContentProblem,
  ContentUnavailableError,
  describeProblem,
  fetchInternalPages,
  fetchSite,
  fetchSupporterPages,
  fetchTagPages,
  type PageSlice,
  parseHomeContent,
  platformOf,
} from '@milepost/content'
import type { Services } from './services.ts'
import { expiredKeys } from '@milepost/server'
import { logProblem } from '../base/log-problem.server.ts'
import { loadSite } from './load-site.ts'

/**
 * Returns the problems of a site's documents, one sentence each with document, field and value. Empty if the CMS cannot
 * be read.
 *
 * @param uid - of the site's document
 */
async function contentProblems(client: ContentClient, uid: string): Promise<string[]> {
  const found = await Promise.all([
    problemsOf(async () => (await client.source.problems?.()) ?? []),
    problemsOf(async () => (await fetchSite(client, { uid }))?.issues ?? []),
    problemsOf(async () => {
      const { pages, broken } = await fetchInternalPages(client)
      return [...broken, ...pages.flatMap(({ issues }) => issues)]
    }),
    ...[fetchSupporterPages, fetchTagPages].map((fetchAll) =>
      problemsOf(async () => {
        const { documents, broken } = await fetchAll(client)
        return [...broken, ...documents.flatMap(({ issues }) => issues)]
      }),
    ),
  ])
  return [...new Set(found.flat())]
}

async function problemsOf(read: () => Promise<readonly ContentProblem[]>): Promise<string[]> {
  try {
    return (await read()).map(describeProblem)
  } catch (error) {
    if (error instanceof ContentError) return [error.message]
    if (error instanceof ContentUnavailableError) return []
    throw error
  }
}

/**
 * Creates a content check: expires newly published content, and reports its errors and unsupported features once. An
 * unreachable source changes nothing.
 *
 * @param say - receives one sentence per problem
 */
export function createContentCheck(
  services: Services,
  say: (problem: string) => void = (problem) => logProblem(`content: ${problem}`, 'warn'),
): () => Promise<void> {
  let known: string | undefined
  let said = new Set<string>()

  async function currentVersion(): Promise<string | undefined> {
    try {
      return await services.content.source.version()
    } catch {
      return undefined
    }
  }

  return async () => {
    const version = await currentVersion()
    if (version === undefined || version === known) return
    const isEdit = known !== undefined
    known = version
    if (isEdit) services.expire(expiredKeys([], ['content:']), services.now().getTime())
    const problems = [
      ...(await contentProblems(services.content, services.environment.content.uid)),
      ...(services.hasOwnPlatform ? await unsupportedContent(services) : []),
    ]
    for (const problem of problems) if (!said.has(problem)) say(problem)
    said = new Set(problems)
  }
}

/**
 * Returns the features that a site's documents use but its platform lacks, one sentence each. The site leaves them out.
 * Unreadable and invalid content is ignored.
 */
async function unsupportedContent(services: Services): Promise<string[]> {
  try {
    const site = await loadSite(services)
    const { pages } = await fetchInternalPages(services.content)
    const platform = services.platformFor(platformOf(site)?.variant ?? 'default')
    const sentences = (name: string, slices: readonly PageSlice[]) =>
      slices.flatMap((slice) => {
        const group = callGroupOfSlice(slice)
        if (group === undefined || platform[group] !== undefined) return []
        return [
          `${name}: the section ${slice.type} is left out, because the platform ${platform.name} has no ${group}.`,
        ]
      })
    const home = parseHomeContent(site, { schemas: services.content.slices })
    return [
      ...(site.tags.length > 0 && platform.tags === undefined
        ? [
            `custom_site/${site.uid}: tag pages are left out, because the platform ${platform.name} has no tags.`,
          ]
        : []),
      ...sentences(`custom_site/${site.uid}`, home),
      ...pages.flatMap(({ uid, content }) => sentences(`internal_page/${uid}`, content)),
    ]
  } catch (error) {
    if (error instanceof ContentError || error instanceof ContentUnavailableError) return []
    throw error
  }
}

/**
 * Asks the content service again and again whether something was published, where the settings say how
 * often (`CONTENT_CHECK_MS`).
 *
 * @returns how to stop
 */
export function watchContent(services: Services): () => void {
  const everyMs = services.environment.contentCheckMs
  if (everyMs === 0) return () => undefined
  const check = createContentCheck(services)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  async function again(): Promise<void> {
    try {
      await check()
    } catch (error) {
      logProblem(error)
    }
    // One check waits for the one before it.
    if (!isStopped) timer = setTimeout(() => void again(), everyMs)
  }
  void again()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/** Returns the adapter group that a section cannot work without; undefined if there is none. */
export function callGroupOfSlice(slice: PageSlice): 'fitness' | 'tags' | 'teams' | undefined {
  if (slice.type === 'fitnessTotal') return 'fitness'
  if (slice.type === 'teamSearch') return 'teams'
  if (slice.type === 'totals') return slice.primary.scope === 'tag' ? 'tags' : undefined
  if (slice.type !== 'leaderboard') return undefined
  const { kind, rankBy } = slice.primary
  if (kind === 'people') {
    return rankBy === 'distance' || rankBy === 'streak' ? 'fitness' : undefined
  }
  return kind === 'tag' ? 'tags' : kind
}

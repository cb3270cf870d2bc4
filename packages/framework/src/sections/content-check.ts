import {
  type ContentClient,
  ContentError,
  type ContentProblem,
  ContentUnavailableError,
  formatContentProblem,
  fetchInternalPages,
  fetchSite,
  fetchSupporterPages,
  fetchTagPages,
  type PageSlice,
  parseHomeContent,
  getPlatformSettings,
} from '@milepost/content'
import type { Services } from '../services/services.ts'
import { createInvalidatedKeys } from '@milepost/server'
import { logProblem } from '../base/log-problem.server.ts'
import { loadSite } from '../services/load-site.ts'
import { getSectionNeed } from './sections.server.ts'

/**
 * Returns the problems in a site's documents as sentences with document, field and value. Empty if the CMS is unreachable.
 *
 * @param uid - UID of the site's document
 */
async function findContentProblems(client: ContentClient, uid: string): Promise<string[]> {
  const found = await Promise.all([
    collectProblems(async () => (await client.source.problems?.()) ?? []),
    collectProblems(async () => (await fetchSite(client, { uid }))?.issues ?? []),
    collectProblems(async () => {
      const { pages, broken } = await fetchInternalPages(client)
      return [...broken, ...pages.flatMap(({ issues }) => issues)]
    }),
    ...[fetchSupporterPages, fetchTagPages].map((fetchAll) =>
      collectProblems(async () => {
        const { documents, broken } = await fetchAll(client)
        return [...broken, ...documents.flatMap(({ issues }) => issues)]
      }),
    ),
  ])
  return [...new Set(found.flat())]
}

async function collectProblems(read: () => Promise<readonly ContentProblem[]>): Promise<string[]> {
  try {
    return (await read()).map(formatContentProblem)
  } catch (error) {
    if (error instanceof ContentError) return [error.message]
    if (error instanceof ContentUnavailableError) return []
    throw error
  }
}

/**
 * Creates a check to call periodically. If content has been published, it invalidates cached content, and logs new errors and
 * unsupported features. If the source is unreachable, it is a no-op.
 *
 * @param say - logs a problem
 */
export function createContentCheck(
  services: Services,
  say: (problem: string) => void = (problem) => logProblem(`content: ${problem}`, 'warn'),
): () => Promise<void> {
  let known: string | undefined
  let said = new Set<string>()

  async function fetchVersion(): Promise<string | undefined> {
    try {
      return await services.content.source.version()
    } catch {
      return undefined
    }
  }

  return async () => {
    const version = await fetchVersion()
    if (version === undefined || version === known) return
    const isEdit = known !== undefined
    known = version
    if (isEdit)
      services.invalidate(createInvalidatedKeys([], ['content:']), services.now().getTime())
    const problems = [
      ...(await findContentProblems(services.content, services.environment.content.uid)),
      ...(services.hasCustomPlatform ? await findUnsupportedContent(services) : []),
    ]
    for (const problem of problems) if (!said.has(problem)) say(problem)
    said = new Set(problems)
  }
}

/**
 * Returns sentences about features that a site's documents use but its platform does not support. Ignores unreadable and
 * invalid content.
 */
async function findUnsupportedContent(services: Services): Promise<string[]> {
  try {
    const site = await loadSite(services)
    const { pages } = await fetchInternalPages(services.content)
    const platform = services.platformFor(getPlatformSettings(site)?.variant ?? 'default')
    const sentences = (name: string, slices: readonly PageSlice[]) =>
      slices.flatMap((slice) => {
        const group = getSectionNeed(slice)
        if (group === undefined || platform[group] !== undefined) return []
        return [
          `${name}: the section ${slice.type} is omitted, because the platform ${platform.name} does not support ${group}.`,
        ]
      })
    const home = parseHomeContent(site, { schemas: services.content.slices })
    return [
      ...(site.tags.length > 0 && platform.tags === undefined
        ? [
            `custom_site/${site.uid}: tag pages are omitted, because the platform ${platform.name} does not support tags.`,
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
 * Checks for published content at an interval of `CONTENT_CHECK_MS`; never if it is 0.
 *
 * @returns a function that stops the checks
 */
export function watchContent(services: Services): () => void {
  const everyMs = services.environment.contentCheckMs
  if (everyMs === 0) return () => undefined
  const check = createContentCheck(services)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  async function checkAgain(): Promise<void> {
    try {
      await check()
    } catch (error) {
      logProblem(error)
    }
    // Scheduled after the check, so that checks never overlap.
    if (!isStopped) timer = setTimeout(() => void checkAgain(), everyMs)
  }
  void checkAgain()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

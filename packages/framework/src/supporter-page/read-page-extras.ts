import { isHttpError, type PageFitness } from '@milepost/platform'
import { fetchPageFitness, fetchPageTags } from '@milepost/platform/rest'
import { type PageScope, readIfPossible } from '../request/page-scope.ts'
import { figuresAge } from '../project/project.ts'
import { platformFor } from '../request/read-page.ts'

/** What a page is read with beside itself; each is undefined when it cannot be read. */
export interface PageExtras {
  fitness: PageFitness | undefined
  /** The page's tags by id. */
  tags: Readonly<Record<string, string>> | undefined
}

/** The most activities a page shows or draws. */
const readActivities = 50

/** Reads a page's activities and tags. Failures are swallowed (Spec §7): the page stands without. */
export async function readPageExtras(scope: PageScope, slug: string): Promise<PageExtras> {
  const { reads } = scope.services
  const platform = platformFor(scope)
  const key = slug.toLowerCase()
  const [fitness, tags] = await Promise.all([
    readIfPossible(scope, () =>
      reads.read(`page-fitness:${key}`, figuresAge, async () => {
        try {
          return await fetchPageFitness(platform, { slug: key, limit: readActivities })
        } catch (error) {
          if (isHttpError(error, 404)) return undefined
          throw error
        }
      }),
    ),
    readIfPossible(scope, () =>
      reads.read(`page-tags:${key}`, figuresAge, async () =>
        Object.fromEntries(
          (await fetchPageTags(platform, { slug: key })).map(({ id, value }) => [id, value]),
        ),
      ),
    ),
  ])
  return { fitness: fitness?.value, tags: tags?.value }
}

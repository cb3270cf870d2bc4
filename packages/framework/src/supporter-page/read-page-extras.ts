import type { PageFitness } from '@milepost/platform'
import type { FitnessCalls, TagCalls } from '@milepost/platform/adapter'
import { type PageScope, readIfPossible } from '../request/page-scope.ts'
import { figuresAge } from '../project/project.ts'
import { canBeSlug, isMissing } from '../request/named-reads.ts'
import { pageKey, platformFor, variantOf } from '../request/read-page.ts'

/** What is read beside a supporter's page. Each is undefined if it cannot be read, or the platform does not have it. */
export interface PageExtras {
  fitness: PageFitness | undefined
  /** The page's tags by id. */
  tags: Readonly<Record<string, string>> | undefined
}

/** The most activities a page shows or draws. */
const readActivities = 50

/** Reads a page's activities and tags. Failures are swallowed (Spec §7): the page is shown without them. */
export async function readPageExtras(scope: PageScope, slug: string): Promise<PageExtras> {
  if (!canBeSlug(slug)) return { fitness: undefined, tags: undefined }
  const { reads } = scope.services
  const { fitness: fitnessCalls, tags: tagCalls } = platformFor(scope)
  const key = slug.toLowerCase()
  const [fitness, tags] = await Promise.all([
    fitnessCalls && readIfPossible(scope, () => readFitness(fitnessCalls)),
    tagCalls && readIfPossible(scope, () => readTags(tagCalls)),
  ])
  return { fitness: fitness?.value, tags: tags?.value }

  function readFitness(group: FitnessCalls) {
    return reads.read(
      pageKey(slug, 'page-fitness') + variantOf(scope.site),
      figuresAge,
      async () => {
        try {
          return await group.fetchPageFitness({ slug: key, limit: readActivities })
        } catch (error) {
          if (isMissing(error, key)) return undefined
          throw error
        }
      },
    )
  }

  function readTags(group: TagCalls) {
    return reads.read(pageKey(slug, 'page-tags') + variantOf(scope.site), figuresAge, async () => {
      try {
        const tags = await group.fetchPageTags({ slug: key })
        return Object.fromEntries(tags.map(({ id, value }) => [id, value]))
      } catch (error) {
        if (isMissing(error, key)) return {}
        throw error
      }
    })
  }
}

import { summariseTotals, type TotalsSummary } from '@milepost/measures'
import { createPlatform, isHttpError, type Page, sandboxEnvironment } from '@milepost/platform'
import { fetchTotals } from '@milepost/platform/graph'
import { fetchPage } from '@milepost/platform/rest'

const platform = createPlatform({ environment: sandboxEnvironment('http://localhost:4100') })

export async function ownPage(slug: string): Promise<Page | undefined> {
  try {
    return await fetchPage(platform, { slug })
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return undefined
    throw error
  }
}

export async function totals(campaign: string): Promise<TotalsSummary> {
  const segment = `page:campaign:${campaign}`
  return summariseTotals(
    await fetchTotals(platform, { segment, tagId: 'page:campaign', tagValue: segment }),
    'GBP',
  )
}

// @ts-expect-error -- a page has no such field
export const wrong = async () => (await fetchPage(platform, { slug: 'a' })).nothing

import { isHttpError, getErrorMessage, type Page, isResponseLost } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { groupOf } from '../session/group-of.ts'

/** A page as its owner wants it. */
export interface NewPageAnswers {
  readonly title: string
  readonly slug: string
  /** Major units. */
  readonly target: number | undefined
  readonly currency: string
  readonly story: string
  readonly charityId: string
  readonly campaignId: string
  readonly eventId: string
  /** ISO 8601. */
  readonly eventDate: string
  readonly charityOptIn: boolean
}

export type CreatedPage =
  | { readonly outcome: 'made'; readonly page: Page }
  /** The slug is taken by someone else. */
  | { readonly outcome: 'taken' }
  /** No answer came, and the platform shows no such page. */
  | { readonly outcome: 'absent' }
  /** No response arrived, so the result is unknown. */
  | { readonly outcome: 'undecided' }

/** Reads may lag a moment behind writes. */
const readBackDelaysMs = [500, 1500, 3000]

export interface MakePageOptions {
  /** The supporter's guid. */
  readonly owner: string
  /** Whether this slug was requested before without a response. */
  readonly wasAttempted: boolean
  /** Resolves after `delayMs`. */
  readonly wait: (delayMs: number) => Promise<void>
}

/**
 * Creates a page exactly once. Its slug is known beforehand, so after a lost response it can be looked up. A retry that
 * finds the slug taken checks whether the first attempt took it.
 *
 * @throws PlatformError for any other error
 */
export async function makePage(
  platform: PlatformAdapter,
  wanted: NewPageAnswers,
  { owner, wasAttempted, wait }: MakePageOptions,
): Promise<CreatedPage> {
  const { title, slug, target, currency, story, eventDate, charityOptIn } = wanted
  const own = async (): Promise<CreatedPage> => {
    const found = await lookFor(platform, { slug, owner, wait })
    return found.outcome === 'made' ? found : { outcome: 'taken' }
  }
  try {
    const page = await groupOf(platform, 'pageEditing').createPage({
      title,
      slug,
      forceSlug: true,
      charity: wanted.charityId,
      campaign: wanted.campaignId,
      event: wanted.eventId,
      eventDate,
      target,
      currency,
      story,
      charityOptIn,
    })
    if (page !== false) return { outcome: 'made', page }
    return wasAttempted ? await own() : { outcome: 'taken' }
  } catch (error) {
    if (isResponseLost(error)) {
      return lookFor(platform, { slug, owner, wait })
    }
    const isTaken = isHttpError(error) && /taken|in ?use/i.test(getErrorMessage(error))
    if (!isTaken) throw error
    return wasAttempted ? own() : { outcome: 'taken' }
  }
}

/** Whether a page exists and belongs to the supporter. */
async function lookFor(
  platform: PlatformAdapter,
  { slug, owner, wait }: Pick<MakePageOptions, 'owner' | 'wait'> & { slug: string },
): Promise<CreatedPage> {
  let last: CreatedPage = { outcome: 'undecided' }
  for (const delayMs of readBackDelaysMs) {
    await wait(delayMs)
    try {
      const found = await groupOf(platform, 'pageEditing').readBackPage({ slug, owner })
      if (found.outcome === 'found') return { outcome: 'made', page: found.entity }
      last = { outcome: found.outcome }
    } catch {
      last = { outcome: 'undecided' }
    }
  }
  return last
}

import { isHttpError, getErrorMessage, type Page, isResponseLost } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { requireGroup } from '../session/require-group.ts'

/** Input for a new page. */
export interface NewPageAnswers {
  readonly title: string
  readonly slug: string
  /** In major units of `currency`. */
  readonly target: number | undefined
  readonly currency: string
  readonly story: string
  readonly charityId: string
  readonly campaignId: string
  readonly eventId: string
  /** ISO 8601 date, or `''`. */
  readonly eventDate: string
  readonly charityOptIn: boolean
}

export type CreatedPage =
  | { readonly outcome: 'made'; readonly page: Page }
  /** Another user has the slug. */
  | { readonly outcome: 'taken' }
  /** The response was lost, and the page does not exist. */
  | { readonly outcome: 'absent' }
  /** The response was lost, and the result is unknown. */
  | { readonly outcome: 'undecided' }

/** Delays before reading back, in ms, because reads lag behind writes. */
const readBackDelaysMs = [500, 1500, 3000]

export interface MakePageOptions {
  /** GUID of the supporter. */
  readonly owner: string
  /** Whether an earlier request for this slug got no response. */
  readonly wasAttempted: boolean
  /** Resolves after `delayMs`. */
  readonly wait: (delayMs: number) => Promise<void>
}

/**
 * Creates a page exactly once. If the response is lost, looks the page up by its slug. If the slug is taken on a retry, checks
 * whether the first attempt took it.
 *
 * @throws PlatformError if the platform rejects the page
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
    const page = await requireGroup(platform, 'pageEditing').createPage({
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

/** Looks up whether the page exists and belongs to the supporter. */
async function lookFor(
  platform: PlatformAdapter,
  { slug, owner, wait }: Pick<MakePageOptions, 'owner' | 'wait'> & { slug: string },
): Promise<CreatedPage> {
  let last: CreatedPage = { outcome: 'undecided' }
  for (const delayMs of readBackDelaysMs) {
    await wait(delayMs)
    try {
      const found = await requireGroup(platform, 'pageEditing').readBackPage({ slug, owner })
      if (found.outcome === 'found') return { outcome: 'made', page: found.entity }
      last = { outcome: found.outcome }
    } catch {
      last = { outcome: 'undecided' }
    }
  }
  return last
}

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
  /** Somebody else has the address. */
  | { readonly outcome: 'taken' }
  /** No answer came, and the platform shows no such page. */
  | { readonly outcome: 'absent' }
  /** No answer came, and nobody can tell. */
  | { readonly outcome: 'undecided' }

/** Reads may lag a moment behind writes. */
const readBackDelaysMs = [500, 1500, 3000]

export interface MakePageOptions {
  /** The supporter's guid. */
  readonly owner: string
  /** Whether this address was asked for before and no answer came. */
  readonly wasAttempted: boolean
  /** Ends after so many milliseconds. */
  readonly wait: (delayMs: number) => Promise<void>
}

/**
 * Makes a page, once. Its address is known beforehand: where an answer is lost it is looked for, and a
 * second try that finds the address taken looks whether it was the first that took it.
 *
 * @throws PlatformError with any other refusal
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

/** Whether a page is there and the supporter's own. */
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

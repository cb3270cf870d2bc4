import {
  isHttpError,
  messageOfError,
  type Page,
  type Platform,
  isAnswerLost,
} from '@milepost/platform'
import { createPage, readBackPage } from '@milepost/platform/rest'

/** A page as its owner wants it. */
export interface WantedPage {
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

export type MadePage =
  | { readonly outcome: 'made'; readonly page: Page }
  /** Somebody else has the address. */
  | { readonly outcome: 'taken' }
  /** No answer came, and the platform shows no such page. */
  | { readonly outcome: 'absent' }
  /** No answer came, and nobody can tell. */
  | { readonly outcome: 'undecided' }

/** Reads may lag a moment behind writes. */
const readBackDelaysMs = [500, 1500, 3000]

/**
 * Makes a page, once. Its address is known beforehand: where an answer is lost it is looked for, and a
 * second try that finds the address taken looks whether it was the first that took it.
 *
 * @param owner - the supporter's guid
 * @param wasAttempted - whether this address was asked for before and no answer came
 * @throws PlatformError with any other refusal
 */
export async function makePage(
  platform: Platform,
  wanted: WantedPage,
  { owner, wasAttempted }: { owner: string; wasAttempted: boolean },
): Promise<MadePage> {
  const { title, slug, target, currency, story, eventDate, charityOptIn } = wanted
  const own = async (): Promise<MadePage> => {
    const found = await lookFor(platform, { slug, owner })
    return found.outcome === 'made' ? found : { outcome: 'taken' }
  }
  try {
    const page = await createPage(platform, {
      title,
      slug,
      forceSlug: true,
      charity: wanted.charityId,
      campaign: wanted.campaignId || undefined,
      event: wanted.eventId || undefined,
      eventDate: eventDate || undefined,
      target,
      currency,
      story: story || undefined,
      charityOptIn,
    })
    if (page !== false) return { outcome: 'made', page }
    return wasAttempted ? await own() : { outcome: 'taken' }
  } catch (error) {
    if (isAnswerLost(error)) {
      return lookFor(platform, { slug, owner })
    }
    const isTaken = isHttpError(error) && /taken|in ?use/i.test(messageOfError(error))
    if (!isTaken) throw error
    return wasAttempted ? own() : { outcome: 'taken' }
  }
}

/** Whether a page is there and the supporter's own. */
async function lookFor(
  platform: Platform,
  { slug, owner }: { slug: string; owner: string },
): Promise<MadePage> {
  let last: MadePage = { outcome: 'undecided' }
  for (const delayMs of readBackDelaysMs) {
    await platform.clock.wait(delayMs)
    try {
      const found = await readBackPage(platform, { slug, owner })
      if (found.outcome === 'found') return { outcome: 'made', page: found.entity }
      last = { outcome: found.outcome }
    } catch {
      last = { outcome: 'undecided' }
    }
  }
  return last
}

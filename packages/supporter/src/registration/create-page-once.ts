import {
  getErrorMessage,
  isHttpError,
  isResponseLost,
  type Page,
  type TagInput,
} from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { requireCallGroup } from '../session/session-scope.ts'
import type { Address } from '@milepost/forms'
import { goalTag, unitsTag, type UnitSystem } from '../page-facts/units.ts'

/** Input for a new page. */
export interface NewPageInput {
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

type CreatePageResult =
  | { readonly outcome: 'made'; readonly page: Page }
  /** Another user has the slug. */
  | { readonly outcome: 'taken' }
  /** The response was lost, and the page does not exist. */
  | { readonly outcome: 'absent' }
  /** The response was lost, and the result is unknown. */
  | { readonly outcome: 'undecided' }

/** Delays before reading back, in ms, because reads lag behind writes. */
const readBackDelaysMs = [500, 1500, 3000]

interface CreatePageOptions {
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
export async function createPageOnce(
  platform: PlatformAdapter,
  input: NewPageInput,
  { owner, wasAttempted, wait }: CreatePageOptions,
): Promise<CreatePageResult> {
  const { title, slug, target, currency, story, eventDate, charityOptIn } = input
  const findOwnedPage = async (): Promise<CreatePageResult> => {
    const found = await findCreatedPage(platform, { slug, owner, wait })
    return found.outcome === 'made' ? found : { outcome: 'taken' }
  }
  try {
    const page = await requireCallGroup(platform, 'pageEditing').createPage({
      title,
      slug,
      forceSlug: true,
      charity: input.charityId,
      campaign: input.campaignId,
      event: input.eventId,
      eventDate,
      target,
      currency,
      story,
      charityOptIn,
    })
    if (page !== false) return { outcome: 'made', page }
    return wasAttempted ? await findOwnedPage() : { outcome: 'taken' }
  } catch (error) {
    if (isResponseLost(error)) {
      return findCreatedPage(platform, { slug, owner, wait })
    }
    const isTaken = isHttpError(error) && /taken|in ?use/i.test(getErrorMessage(error))
    if (!isTaken) throw error
    return wasAttempted ? findOwnedPage() : { outcome: 'taken' }
  }
}

/** Looks up whether the page exists and belongs to the supporter. */
async function findCreatedPage(
  platform: PlatformAdapter,
  { slug, owner, wait }: Pick<CreatePageOptions, 'owner' | 'wait'> & { slug: string },
): Promise<CreatePageResult> {
  let last: CreatePageResult = { outcome: 'undecided' }
  for (const delayMs of readBackDelaysMs) {
    await wait(delayMs)
    try {
      const found = await requireCallGroup(platform, 'pageEditing').readBackPage({ slug, owner })
      if (found.outcome === 'found') return { outcome: 'made', page: found.entity }
      last = { outcome: found.outcome }
    } catch {
      last = { outcome: 'undecided' }
    }
  }
  return last
}

/** Answers that are stored outside of the page's own fields. */
export interface RegistrationAnswers {
  /** Answers that are stored as metadata, by question name. */
  readonly values: Readonly<Record<string, string>>
  /** Answers that are stored as tags. */
  readonly tags: readonly TagInput[]
  /** Activity goal, and the units it was entered in. */
  readonly goal: { readonly metres: number; readonly system: UnitSystem } | undefined
  readonly address: Partial<Address> | undefined
}

/**
 * Stores the answers of a registration: questions as metadata or tags, the goal as a tag, and the address in the account.
 * Idempotent.
 *
 * @throws PlatformError for the first rejected request
 */
export async function saveAnswers(
  platform: PlatformAdapter,
  page: { readonly id: string; readonly slug: string },
  { values, tags, goal, address }: RegistrationAnswers,
): Promise<void> {
  if (Object.keys(values).length > 0 && page.id !== '') {
    await requireCallGroup(platform, 'metadata').writeMetadata({ page: page.id, values })
  }
  const goalTags =
    goal === undefined
      ? []
      : [
          { id: goalTag, label: 'Fitness goal', value: String(goal.metres) },
          { id: unitsTag, label: 'Units', value: goal.system },
        ]
  if (tags.length + goalTags.length > 0) {
    await requireCallGroup(platform, 'tags').writeTags({
      slug: page.slug,
      tags: [...tags, ...goalTags],
    })
  }
  if (address !== undefined) {
    const accounts = requireCallGroup(platform, 'accounts')
    const { uuid, email, firstName, lastName } = await accounts.fetchCurrentUser()
    await accounts.updateUser({ uuid, email: email ?? '', firstName, lastName, address })
  }
}

import { MissingArgumentError } from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing, pathSegment, requireToken } from '../request/arguments.ts'
import { type ReadBack, readBack, settleAll } from '../request/reads.ts'
import { requestRest } from '../rest/request-rest.ts'
import { cleanPageTitle, shorten, toSlug } from '../values/texts.ts'
import { type Guid, withoutEmpty } from '../values/values.ts'
import type { Page } from './page.ts'
import { fetchPage } from './read-page.ts'

/** What to change of a page; what is not given stays. */
export interface UpdatePageInputs {
  slug: string
  attribution?: string | undefined
  /** The address of a picture, which becomes the default one. */
  image?: string | undefined
  /** Letters, digits, spaces, apostrophes, commas and hyphens of it are kept. */
  title?: string | undefined
  /** The whole amount that was given offline, in major units. */
  offline?: number | undefined
  /** HTML. */
  story?: string | undefined
  /** Major units. */
  target?: number | undefined
  /** The currency of the target. */
  currency?: string | undefined
  summaryWhat?: string | undefined
  /** Cut to 50 characters. */
  summaryWhy?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Changes a page: one request for each thing that changes, all at once, each sent once. Where one
 * fails the others may have been stored: read the page again.
 *
 * @throws {MissingArgumentError} without a token or a slug, or for a title that nothing is left of
 * @throws {HttpError} with the first refusal, once every request has ended
 */
export async function updatePage(platform: Platform, given: UpdatePageInputs): Promise<void> {
  const inputs = emptyIfMissing(given)
  requireToken(platform)
  const path = `/v1/fundraising/pages/${pathSegment('slug', toSlug(inputs.slug))}`
  const { attribution, image, title, offline, story, target, currency, signal } = inputs
  const { summaryWhat, summaryWhy } = inputs
  const pageTitle = title === undefined ? undefined : cleanPageTitle(title)
  if (pageTitle === '') throw new MissingArgumentError('title')
  const hasSummary = summaryWhat !== undefined || summaryWhy !== undefined

  const changes: Record<string, object | undefined> = {
    attribution: attribution === undefined ? undefined : { attribution },
    images: image ? { url: image, isDefault: true } : undefined,
    pagetitle: pageTitle === undefined ? undefined : { pageTitle },
    offline: offline === undefined ? undefined : { amount: offline },
    pagestory: story === undefined ? undefined : { story },
    target: target === undefined ? undefined : { amount: target, ...withoutEmpty({ currency }) },
    summary: hasSummary
      ? {
          ...(summaryWhat !== undefined && { pageSummaryWhat: summaryWhat }),
          ...(summaryWhy !== undefined && { pageSummaryWhy: shorten(summaryWhy, 50) }),
        }
      : undefined,
  }
  await settleAll(
    Object.entries(changes)
      .filter(([, body]) => body !== undefined)
      .map(([name, body]) =>
        requestRest(platform, {
          method: 'PUT',
          to: 'api',
          path: `${path}/${name}`,
          body,
          withToken: true,
          signal,
        }),
      ),
  )
}

/**
 * Cancels a page, for good: its status is `Cancelled` from then on. Sent once.
 *
 * @throws {MissingArgumentError} without a token or a slug
 * @throws {HttpError} 403 when it is another supporter's, 404 when there is none
 */
export async function cancelPage(
  platform: Platform,
  inputs: { slug: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { slug, signal } = emptyIfMissing(inputs)
  requireToken(platform)
  const path = `/v1/fundraising/pages/${pathSegment('slug', toSlug(slug))}`
  await requestRest(platform, { method: 'DELETE', to: 'api', path, withToken: true, signal })
}

/**
 * Finds out whether a page whose creation got no answer was created. One with the short name that
 * belongs to somebody else is not it.
 *
 * @param owner - the supporter's guid
 * @throws {MissingArgumentError} without a slug
 * @throws whatever the reading ends with, but for a 404
 */
export async function readBackPage(
  platform: Platform,
  inputs: { slug: string; owner: Guid; signal?: AbortSignal | undefined },
): Promise<ReadBack<Page>> {
  const { slug, owner, signal } = emptyIfMissing(inputs)
  return readBack(fetchPage(platform, { slug, signal }), ({ ownerGuid }) => ownerGuid, owner)
}

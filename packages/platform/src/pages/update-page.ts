import { MissingArgumentError } from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanInputs, toPathSegment, requireToken } from '../request/arguments.ts'
import { type ReadBack, readBack, settleAll } from '../request/reads.ts'
import { requestRest } from '../rest/request-rest.ts'
import { cleanPageTitle, shorten, toSlug } from '../values/texts.ts'
import { type Guid, withoutEmpty } from '../values/values.ts'
import type { Page } from './page.ts'
import { fetchPage } from './read-page.ts'

/** Changes to a page. Omitted fields stay unchanged. */
export interface UpdatePageInputs {
  slug: string
  attribution?: string | undefined
  /** URL of the new default image. */
  image?: string | undefined
  /** Characters other than letters, digits, spaces, apostrophes, commas and hyphens are removed. */
  title?: string | undefined
  /** Total of offline donations, in major units. */
  offline?: number | undefined
  /** HTML. */
  story?: string | undefined
  /** Major units. */
  target?: number | undefined
  /** Currency of the target. */
  currency?: string | undefined
  summaryWhat?: string | undefined
  /** Truncated to 50 characters. */
  summaryWhy?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Updates a page. Sends one request per field, in parallel and without retries. If one fails, other changes may have been stored, so
 * fetch the page again.
 *
 * @throws {MissingArgumentError} if the token or slug is missing, or the title has no allowed characters
 * @throws {HttpError} the first error, after all requests have finished
 */
export async function updatePage(platform: Platform, given: UpdatePageInputs): Promise<void> {
  const inputs = cleanInputs(given)
  requireToken(platform)
  const path = `/v1/fundraising/pages/${toPathSegment('slug', toSlug(inputs.slug))}`
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
  const requests = Object.entries(changes).flatMap(([name, body]) => {
    const request = { method: 'PUT', to: 'api', path: `${path}/${name}`, body, signal } as const
    return body === undefined ? [] : requestRest(platform, { ...request, withToken: true })
  })
  await settleAll(requests)
}

/**
 * Cancels a page permanently. Its status becomes `Cancelled`. Never retried.
 *
 * @throws {MissingArgumentError} if the token or slug is missing
 * @throws {HttpError} 403 if the page belongs to another supporter, 404 if it does not exist
 */
export async function cancelPage(
  platform: Platform,
  inputs: { slug: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { slug, signal } = cleanInputs(inputs)
  requireToken(platform)
  const path = `/v1/fundraising/pages/${toPathSegment('slug', toSlug(slug))}`
  await requestRest(platform, { method: 'DELETE', to: 'api', path, withToken: true, signal })
}

/**
 * Checks whether a page was created although the response was lost. The outcome is `absent` if the page belongs to someone else.
 *
 * @param owner - the supporter's GUID
 * @throws {MissingArgumentError} if the slug is missing
 * @throws any error of the read, except a 404
 */
export async function readBackPage(
  platform: Platform,
  inputs: { slug: string; owner: Guid; signal?: AbortSignal | undefined },
): Promise<ReadBack<Page>> {
  const { slug, owner, signal } = cleanInputs(inputs)
  return readBack(fetchPage(platform, { slug, signal }), ({ ownerGuid }) => ownerGuid, owner)
}

import { isHttpError } from '../errors/http-error.ts'
import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import type { Platform } from '../platform/platform.ts'
import { listIds, type Ids } from '../request/list-ids.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { fetchPage } from './fetch-page.ts'
import type { Page } from './page.ts'
import type { PageSelection } from './page-selection.ts'
import { parsePagesBulkRow } from './parse-pages-bulk-row.ts'

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const mostPerRequest = 20

/**
 * Reads several pages: in bulk, twenty a request and all requests at once, when every id is a
 * guid; one by one otherwise. Pages that are unknown or not active are left out.
 *
 * @param ids - guids, numeric ids or slugs; a comma-joined text counts as several
 * @throws {MissingArgumentError} without any id
 */
export async function fetchPages(
  platform: Platform,
  inputs: Omit<PageSelection, 'slug' | 'id'> & { ids: Ids },
): Promise<Page[]> {
  const { ids, ...options } = emptyIfMissing(inputs)
  const list = listIds(ids)
  if (list.length === 0) throw new MissingArgumentError('ids')
  const pages = list.every((id) => guid.test(id))
    ? await readBulk(platform, list, options)
    : await Promise.all(
        list.map((id) =>
          fetchPage(platform, { id, ...options }).catch((error: unknown) => {
            if (isHttpError(error, 404)) return undefined
            throw error
          }),
        ),
      )
  return pages.filter((page) => page !== undefined).filter(({ active }) => active)
}

async function readBulk(
  platform: Platform,
  guids: readonly string[],
  options: Omit<PageSelection, 'slug' | 'id'>,
): Promise<Page[]> {
  const { campaign, country, includeOffline, signal } = options
  const path = `/v1/${platform.environment.provider}/proxy/fundraising/v2/pages/bulk`
  const batches = Array.from({ length: Math.ceil(guids.length / mostPerRequest) }, (_, index) =>
    guids.slice(index * mostPerRequest, (index + 1) * mostPerRequest),
  )
  const bodies = await Promise.all(
    batches.map((batch) =>
      requestRest(platform, {
        to: 'services',
        path,
        query: {
          pageGuids: batch.join(','),
          campaign: listIds(campaign).join(','),
          country,
          includeOffline,
        },
        signal,
      }),
    ),
  )
  return bodies
    .flatMap((body) => asList(asRecord(body)['results']))
    .filter((row) => asRecord(row)['status'] === 'Active')
    .map((row) => parsePagesBulkRow(platform, row, options))
}

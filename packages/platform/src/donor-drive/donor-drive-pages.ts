import type { PageCalls } from '../adapter/page-calls.ts'
import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import type { Page } from '../pages/page.ts'
import type { PageSelection } from '../pages/page-selection.ts'
import { listIds } from '../request/list-ids.ts'
import { singleId } from '../request/single-id.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { readRow, type DonorDriveSite } from './donor-drive-site.ts'
import { readParticipants, readParticipantsById } from './read-participants.ts'
import { toDonorDrivePage } from './to-donor-drive-page.ts'

/** So many are looked through where a search cannot be put into a condition exactly. */
const mostFound = 500

/** Pages of a DonorDrive: its participants. */
export function donorDrivePages(site: DonorDriveSite): PageCalls {
  const fetchPage = async (given: PageSelection): Promise<Page> => {
    const { slug, id, signal, ...options } = emptyIfMissing(given)
    const name = String(slug || id || '').trim()
    pathSegment('slug', name)
    return toDonorDrivePage(site, await readRow(site, '/api/participants', name, signal), options)
  }
  return {
    fetchPage,
    fetchPageWithTags: fetchPage,
    async fetchPages(given) {
      const { ids, signal, ...options } = emptyIfMissing(given)
      const list = listIds(ids)
      if (list.length === 0) throw new MissingArgumentError('ids')
      const rows = await readParticipantsById(site, list, signal)
      return rows.map((row) => toDonorDrivePage(site, row, options))
    },
    async searchPages(given) {
      const {
        search = '',
        campaign,
        charity,
        event,
        limit = 10,
        signal,
        ...rest
      } = emptyIfMissing(given)
      const { defaultPageStory, goalUnit } = rest
      const wanted = search.trim().toLowerCase()
      const ofCharity = singleId('charity', charity)
      signal?.throwIfAborted()
      if (ofCharity !== undefined && ofCharity !== site.charity?.id) return []
      const { rows } = await readParticipants(site, {
        event: singleId('campaign', campaign) ?? singleId('event', event),
        search,
        // The wildcards of a condition find more than they ought to.
        limit: /[%_]/.test(search) ? mostFound : limit,
        signal,
      })
      return rows
        .map((row) => toDonorDrivePage(site, row, { defaultPageStory, goalUnit }))
        .filter(({ name, owner = '' }) =>
          [name, owner].some((text) => text.toLowerCase().includes(wanted)),
        )
        .slice(0, limit)
    },
  }
}

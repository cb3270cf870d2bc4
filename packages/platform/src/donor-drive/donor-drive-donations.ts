import { sumMinor, toMajor, toMinor } from '@milepost/measures'
import type { DonationCalls } from '../adapter/donation-calls.ts'
import { mostDonationRequests, mostDonationsPerRequest } from '../donations/read-page-donations.ts'
import { HttpError } from '../errors/http-error.ts'
import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import { UnsupportedError } from '../errors/unsupported-error.ts'
import { isExcluded } from '../leaderboards/is-excluded.ts'
import type { LeaderboardEntry } from '../leaderboards/leaderboard-entry.ts'
import { rankEntries } from '../leaderboards/rank-entries.ts'
import { listEvents } from '../request/list-events.ts'
import { type Ids, listIds } from '../request/list-ids.ts'
import { singleId } from '../request/single-id.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { toTotalsRecords } from '../totals/to-totals-records.ts'
import { toAmount } from '../values/to-amount.ts'
import { toText } from '../values/to-text.ts'
import { type DonorDriveRow, type DonorDriveSite, readRow, readRows } from './donor-drive-site.ts'
import { readParticipants, readParticipantsById } from './read-participants.ts'
import { toDonorDriveDonation } from './to-donor-drive-donation.ts'
import { toDonorDriveEntry } from './to-donor-drive-entry.ts'

/** Donations of a DonorDrive, and what they add up to. A campaign is an event there, and a page a participant. */
export function donorDriveDonations(site: DonorDriveSite): DonationCalls {
  const { currency } = site

  const ranked = async (
    selection: { event?: Ids | undefined; page?: Ids | undefined; exclude?: Ids | undefined },
    { limit, offset, signal }: { limit: number; offset: number; signal: AbortSignal | undefined },
  ): Promise<LeaderboardEntry[]> => {
    const excluded = new Set(listIds(selection.exclude))
    const ids = listIds(selection.page)
    const rows =
      ids.length > 0
        ? (await readParticipantsById(site, ids, signal)).toSorted(
            (one, other) => toAmount(other['sumDonations']) - toAmount(one['sumDonations']),
          )
        : (
            await readParticipants(site, {
              event: singleId('event', selection.event),
              limit: offset + limit + excluded.size,
              signal,
            })
          ).rows
    const entries = rows
      .map((row) => toDonorDriveEntry(site, row))
      .filter((entry) => !isExcluded(entry, excluded))
    return rankEntries(entries).slice(offset, offset + limit)
  }

  return {
    async fetchDonation(given) {
      const { id, signal } = emptyIfMissing(given)
      pathSegment('id', id)
      signal?.throwIfAborted()
      if (site.events.length === 0) {
        throw new UnsupportedError(
          'DonorDrive tells a donation only with its event: name the events',
        )
      }
      const facts = { method: 'GET', path: '/api/events/:id/donations' }
      const missing = new HttpError({ status: 404, data: undefined, headers: {} }, facts)
      if (!/^[\dA-F-]{1,64}$/i.test(String(id))) throw missing
      const query = { where: `donationID = '${id}'` }
      const lists = await Promise.all(
        site.events.map((event) =>
          readRows(site, `/api/events/${event}/donations`, { limit: 1, query, signal }),
        ),
      )
      const row = lists.flatMap(({ rows }) => rows).find((one) => one['donationID'] === id)
      if (!row) throw missing
      return toDonorDriveDonation(site, row)
    },
    async fetchDonationFeed(given) {
      const { campaign, charity, event, page, pageNumber = 1, signal } = emptyIfMissing(given)
      const eventId = singleId('campaign', campaign) ?? singleId('event', event)
      const pageId = singleId('page', page)
      const id = pageId ?? eventId
      if (id === undefined) {
        if (listIds(charity).length > 0)
          throw new UnsupportedError('DonorDrive has no feed by charity')
        throw new MissingArgumentError(
          undefined,
          'You must pass an event ID or a page ID for this method',
        )
      }
      const list = pageId === undefined ? '/api/events' : '/api/participants'
      const whole = await readRow(site, list, id, signal)
      const { rows, count } = await readRows(site, `${list}/${id}/donations`, {
        limit: mostDonationsPerRequest,
        offset: (pageNumber - 1) * mostDonationsPerRequest,
        signal,
      })
      const raised = toAmount(whole['sumDonations'])
      return {
        donations: rows.map((row) => toDonorDriveDonation(site, row)),
        raised,
        money: { raisedMinor: toMinor(raised, currency), currency },
        count: Math.max(count, toAmount(whole['numDonations'])),
        currency,
      }
    },
    async fetchDonationTotals(given) {
      const { tagId, tagValue, donationRef, campaign, event, charity, signal } =
        emptyIfMissing(given)
      if (donationRef || (tagId && tagValue)) {
        throw new UnsupportedError('DonorDrive has neither references nor tags')
      }
      const events = [...listIds(campaign), ...listEvents(event)]
      if (events.length === 0) {
        if (listIds(charity).length > 0)
          throw new UnsupportedError('DonorDrive has no sums by charity')
        throw new MissingArgumentError('campaign')
      }
      const rows = await Promise.all(
        [...new Set(events)].map((id) => readRow(site, '/api/events', id, signal)),
      )
      const raisedMinor = sumMinor(
        rows.map((row) => toMinor(toAmount(row['sumDonations']), currency)),
      )
      return {
        raised: toMajor(raisedMinor, currency),
        offline: 0,
        money: { raisedMinor, offlineMinor: 0, currency },
        donations: rows.reduce((sum, row) => sum + toAmount(row['numDonations']), 0),
      }
    },
    async fetchDonationsLeaderboard(given) {
      const { campaign, page, excludePage, exclude, groupBy, signal, ...part } = emptyIfMissing(
        given ?? {},
      )
      if (groupBy === 'team') throw new UnsupportedError('DonorDrive ranks teams by event only')
      const { limit = 10, pageNumber = 1 } = part
      return ranked(
        { event: campaign, page, exclude: [...listIds(exclude), ...listIds(excludePage)] },
        { limit, offset: limit * (pageNumber - 1), signal },
      )
    },
    async fetchEventLeaderboard(given) {
      const { event, limit = 10, type, exclude, signal } = emptyIfMissing(given)
      if (type === 'teams') {
        throw new UnsupportedError('Team leaderboards by event are not supported')
      }
      if (listEvents(event).length === 0) throw new MissingArgumentError('event')
      return ranked({ event, exclude }, { limit, offset: 0, signal })
    },
    async fetchPageDonations(given) {
      const {
        slug,
        limit = mostDonationsPerRequest * mostDonationRequests,
        signal,
      } = emptyIfMissing(given)
      const id = toText(slug)?.trim() ?? ''
      pathSegment('slug', id)
      const page = await readRow(site, '/api/participants', id, signal)
      const path = `/api/participants/${id}/donations`
      const { rows, count } = await readRows(site, path, { limit, signal })
      return {
        donations: rows.map((row) => toDonorDriveDonation(site, row)),
        count: Math.max(count, toAmount(page['numDonations'])),
      }
    },
    async fetchPagesTotals(given) {
      const { pages, signal } = emptyIfMissing(given)
      if (!pages?.length || !pages.every(Boolean)) throw new MissingArgumentError('pages')
      const rows = await readParticipantsById(site, pages, signal)
      const byId = new Map(rows.map((row) => [String(row['participantID']), row]))
      return pages.map((id) => toTotals(byId.get(id), currency))
    },
  }
}

/** The sums of a participant; none for nobody. */
function toTotals(row: DonorDriveRow | undefined, currency: string) {
  if (row === undefined) return []
  return toTotalsRecords({
    onlineMinor: toMinor(toAmount(row['sumDonations']), currency),
    offlineMinor: 0,
    donations: toAmount(row['numDonations']),
    currency,
  })
}

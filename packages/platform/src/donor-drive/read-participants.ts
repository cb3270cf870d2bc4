import { singleId } from '../request/single-id.ts'
import type { Id } from '../request/list-ids.ts'
import type { DonorDriveRow, DonorDriveSite } from './donor-drive-site.ts'
import { isDonorDriveId, mostPerRequest, readRow, readRows } from './donor-drive-site.ts'

/** The participants to read. */
export interface ParticipantsSelection {
  /** The number of their event. @default those of every event */
  event?: Id | undefined
  /** A part of their names. @default every name */
  search?: string | undefined
  limit: number
  offset?: number
  signal: AbortSignal | undefined
}

/**
 * Reads participants, those who raised most first.
 *
 * @returns the records, and how many there are of them
 * @throws {HttpError} with status 404 for an event that does not exist
 */
export async function readParticipants(
  site: DonorDriveSite,
  { event, search = '', limit, offset = 0, signal }: ParticipantsSelection,
): Promise<{ rows: DonorDriveRow[]; count: number }> {
  const id = singleId('event', event)
  // A list of an unknown event may be empty rather than missing; an id that is no number comes into no path.
  if (id !== undefined && !isDonorDriveId(id)) await readRow(site, '/api/events', id, signal)
  const path = id === undefined ? '/api/participants' : `/api/events/${id}/participants`
  const query = { orderBy: 'sumDonations DESC', where: nameLike(search) }
  return readRows(site, path, { limit, offset, query, signal })
}

/** Reads participants by their numbers, in the order asked for; what is no number, or nobody's, is left out. */
export async function readParticipantsById(
  site: DonorDriveSite,
  ids: readonly string[],
  signal: AbortSignal | undefined,
): Promise<DonorDriveRow[]> {
  const numbers = [...new Set(ids.filter(isDonorDriveId))]
  const batches = Array.from({ length: Math.ceil(numbers.length / mostPerRequest) }, (_, index) =>
    numbers.slice(index * mostPerRequest, (index + 1) * mostPerRequest),
  )
  const found = await Promise.all(
    batches.map((batch) =>
      readRows(site, '/api/participants', {
        limit: mostPerRequest,
        query: { where: `participantID IN (${batch.join(',')})` },
        signal,
      }),
    ),
  )
  const byId = new Map(
    found.flatMap(({ rows }) => rows).map((row) => [String(row['participantID']), row]),
  )
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

/** A condition on the name. In `LIKE`, `%` and `_` stand for other characters: `_` for any one, so it takes their place. */
function nameLike(search: string): string | undefined {
  const text = search.trim()
  if (text === '') return undefined
  const pattern = text.replaceAll(/[%_\\[\]]/g, '_').replaceAll("'", "''")
  return `displayName LIKE '%${pattern}%'`
}

import { NotFoundError } from '../errors/not-found-error.ts'
import { HttpError } from '../errors/http-error.ts'
import type { Platform } from '../platform/platform.ts'
import type { Query } from '../request/build-query.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import type { DonorDriveReader } from './create-donor-drive-reader.ts'

/** What the calls of one DonorDrive share. */
export interface DonorDriveSite {
  origin: string
  /** Upper case. */
  currency: string
  charity: { id: string; name: string } | undefined
  events: readonly string[]
  platform: Platform
  read: DonorDriveReader
}

/** A record as DonorDrive writes it. */
export type DonorDriveRow = Readonly<Record<string, unknown>>

/** More in one request is refused. */
export const mostPerRequest = 100

/**
 * Whether text is an id of DonorDrive, which are whole numbers. Only such text comes into a path or a `where`.
 */
export function isDonorDriveId(id: string): boolean {
  return /^\d{1,15}$/.test(id)
}

/**
 * Reads one record.
 *
 * @param list - where it is, such as `/api/events`
 * @throws {HttpError} with status 404 for an unknown id, and for one that is no number
 */
export async function readRow(
  { read }: DonorDriveSite,
  list: '/api/events' | '/api/participants',
  id: string,
  signal: AbortSignal | undefined,
): Promise<DonorDriveRow> {
  const path = `${list}/${isDonorDriveId(id) ? id : ':id'}`
  const facts = { method: 'GET', path }
  const missing = () => new HttpError({ status: 404, data: undefined, headers: {} }, facts)
  signal?.throwIfAborted()
  if (!isDonorDriveId(id)) throw missing()
  const { data } = await read(path, undefined, signal)
  // The documentation shows a single record inside a list, too.
  const [row] = Array.isArray(data) ? data : [data]
  if (typeof row !== 'object' || row === null) throw missing()
  return asRecord(row)
}

/** Reads an event as a board names it. @throws {NotFoundError} where there is none */
export async function readEventOf(
  site: DonorDriveSite,
  id: string,
  signal: AbortSignal | undefined,
): Promise<DonorDriveRow> {
  try {
    return await readRow(site, '/api/events', id, signal)
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error
    throw new NotFoundError('campaign', id, error.request)
  }
}

/**
 * Reads records of a list, a hundred a request, one request after the other until there are enough.
 *
 * @param limit - how many are wanted
 * @returns the records, and how many the whole list has
 */
export async function readRows(
  { read }: DonorDriveSite,
  path: string,
  {
    limit,
    offset = 0,
    query,
    signal,
  }: { limit: number; offset?: number; query?: Query; signal: AbortSignal | undefined },
): Promise<{ rows: DonorDriveRow[]; count: number }> {
  const rows: DonorDriveRow[] = []
  let count = 0
  while (rows.length < limit) {
    const take = Math.min(mostPerRequest, limit - rows.length)
    const part = { ...query, limit: take, offset: offset + rows.length }
    // Each answer tells whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await read(path, part, signal)
    const found = asList(answer.data).map(asRecord)
    rows.push(...found.slice(0, take))
    count = Math.max(answer.count ?? 0, offset + rows.length, count)
    if (found.length < take) break
  }
  return { rows, count: rows.length === 0 && count <= offset ? 0 : count }
}

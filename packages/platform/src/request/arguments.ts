import { MissingArgumentError, UnsupportedError } from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { asRecord, toText } from '../values/values.ts'

/**
 * What a call was given: an argument that is null counts as not given, and so do all where there are
 * none, as callers without types leave them out. What is required is then told to be missing.
 */
export function emptyIfMissing<Inputs extends object>(inputs: Inputs | null | undefined): Inputs {
  const given = Object.entries(inputs ?? {}).filter(([, value]) => value !== null)
  return Object.fromEntries(given) as Inputs
}

/**
 * Makes sure that nothing of this is missing: not undefined, null or blank text.
 *
 * @throws {MissingArgumentError} that names the first one missing (Spec §5, §8)
 */
export function requireArguments(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' ? !value.trim() : value === undefined || value === null) {
      throw new MissingArgumentError(name)
    }
  }
}

/**
 * Makes sure that a call of an owner has a token (Spec §6).
 *
 * @throws {MissingArgumentError} without one
 */
export function requireToken({ token }: Platform): string {
  if (!token) throw new MissingArgumentError('token')
  return token
}

/**
 * The same for calls of teams, which know bearer tokens only (Spec §5, §6).
 *
 * @throws {UnsupportedError} for Basic authentication
 */
export function requireBearer(platform: Platform): string {
  if (platform.authType === 'Basic') {
    throw new UnsupportedError('Teams does not support basic authentication')
  }
  return requireToken(platform)
}

/**
 * Whether the token is of the newer kind, which other endpoints take: longer than 32 characters,
 * or Basic (Spec §6).
 */
export function isIdentityToken({ token = '', authType }: Platform): boolean {
  return authType === 'Basic' || token.length > 32
}

/**
 * The id of a call that takes one.
 *
 * @returns undefined without one
 * @throws {UnsupportedError} for several, such as `'c-1,c-2'`: none of them is left out unsaid
 */
export function singleId(name: string, ids: Ids | null | undefined): string | undefined {
  const [id, ...others] = listIds(ids)
  if (others.length > 0) throw new UnsupportedError(`The argument '${name}' takes one ID`)
  return id
}

/** An id: plain, or as content documents carry it. */
export type Id = string | number | { readonly uid: string | number }

/** One id, several, or several in one comma-joined text. */
export type Ids = Id | readonly Id[]

/** Returns the ids as text, each once, ignoring case. Empty for anything that is not an id. */
export function listIds(ids: Ids | null | undefined): string[] {
  const texts = [ids]
    .flat()
    .map((id) => toText(id, asRecord(id)['uid']) ?? '')
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean)
  const seen = new Set<string>()
  return texts.filter((text) => {
    const key = text.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}

/**
 * The ids of events, which are numbers.
 *
 * @throws {UnsupportedError} for anything that is neither an id nor a list (Spec §5)
 */
export function listEvents(event: Ids | null | undefined): string[] {
  const ids = listIds(event)
  const given = [event].flat().filter((id) => id !== null && id !== undefined && id !== '')
  // A value that is not an id must not count as none: a selection without its event returns more than was requested.
  const isUnreadable = given.some((id) => listIds(id).length === 0)
  if (isUnreadable || ids.some((id) => !/^\d+$/.test(id))) {
    throw new UnsupportedError('Event parameter must be an ID or an array')
  }
  return ids
}

/**
 * One value as a segment of a path, encoded.
 *
 * @throws {MissingArgumentError} for nothing, and for `.` and `..`, which would name another call
 */
export function pathSegment(name: string, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || /^\s*$|^\.\.?$/.test(text)) throw new MissingArgumentError(name)
  return encodeText(text)
}

type QueryItem = string | number | boolean | null | undefined

/** Query parameters by name. A list repeats its key; whatever is empty is left out. */
export type Query = Readonly<Record<string, QueryItem | readonly QueryItem[]>>

/**
 * Writes a query string with its question mark. Every name and value is encoded.
 *
 * @returns '' when nothing is left to send
 */
export function buildQuery(query: Query = {}): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((item) => item !== undefined && item !== null && item !== '')
      .map((item) => `${encodeText(name)}=${encodeText(String(item))}`),
  )
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Whether text needs no encoding in a URL. Most ids, short names and file names need none. */
export function needsNoEncoding(text: string): boolean {
  return /^[\w.-]+$/.test(text)
}

/** Encodes text for a URL. Half a surrogate pair, which cannot be encoded, becomes U+FFFD. */
export function encodeText(text: string): string {
  if (needsNoEncoding(text)) return text
  try {
    return encodeURIComponent(text)
  } catch {
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
  }
}

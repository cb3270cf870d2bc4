import { MissingArgumentError, UnsupportedError } from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { asRecord, toText } from '../values/values.ts'

/** Returns the inputs without null values; an empty object if there are none, as callers without types may omit them. */
export function cleanInputs<Inputs extends object>(inputs: Inputs | null | undefined): Inputs {
  const given = Object.entries(inputs ?? {}).filter(([, value]) => value !== null)
  return Object.fromEntries(given) as Inputs
}

/**
 * Checks that no value is undefined, null or blank.
 *
 * @throws {MissingArgumentError} with the name of the first missing value (Spec §5, §8)
 */
export function requireArguments(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' ? !value.trim() : value === undefined || value === null) {
      throw new MissingArgumentError(name)
    }
  }
}

/**
 * Returns the token of a call that needs one (Spec §6).
 *
 * @throws {MissingArgumentError} without a token
 */
export function requireToken({ token }: Platform): string {
  if (!token) throw new MissingArgumentError('token')
  return token
}

/**
 * Returns the token of a call of teams, which support bearer tokens only (Spec §5, §6).
 *
 * @throws {MissingArgumentError} without a token
 * @throws {UnsupportedError} for Basic authentication
 */
export function requireBearer(platform: Platform): string {
  if (platform.authType === 'Basic') {
    throw new UnsupportedError('Teams does not support basic authentication')
  }
  return requireToken(platform)
}

/** Whether the token is an identity token, which has other endpoints: longer than 32 characters, or Basic (Spec §6). */
export function isIdentityToken({ token = '', authType }: Platform): boolean {
  return authType === 'Basic' || token.length > 32
}

/**
 * Returns the ID of a call that accepts one.
 *
 * @returns undefined without an ID
 * @throws {UnsupportedError} for several IDs, such as `'c-1,c-2'`
 */
export function singleId(name: string, ids: Ids | null | undefined): string | undefined {
  const [id, ...others] = listIds(ids)
  if (others.length > 0) throw new UnsupportedError(`The argument '${name}' takes one ID`)
  return id
}

/** An ID, plain or as in CMS documents. */
export type Id = string | number | { readonly uid: string | number }

/** One or several IDs. A text may contain several, separated by commas. */
export type Ids = Id | readonly Id[]

/** Returns the IDs as text, without duplicates (case-insensitive) and invalid values. */
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
 * Returns the IDs of events, which are numbers.
 *
 * @throws {UnsupportedError} for any other value (Spec §5)
 */
export function listEvents(event: Ids | null | undefined): string[] {
  const ids = listIds(event)
  const given = [event].flat().filter((id) => id !== null && id !== undefined && id !== '')
  // Ignoring an invalid value would drop the filter, and the result would be too large.
  const isUnreadable = given.some((id) => listIds(id).length === 0)
  if (isUnreadable || ids.some((id) => !/^\d+$/.test(id))) {
    throw new UnsupportedError('Event parameter must be an ID or an array')
  }
  return ids
}

/**
 * Encodes a value as a path segment.
 *
 * @throws {MissingArgumentError} for a blank value, and for `.` and `..`, which would change the path
 */
export function pathSegment(name: string, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || /^\s*$|^\.\.?$/.test(text)) throw new MissingArgumentError(name)
  return encodeText(text)
}

type QueryItem = string | number | boolean | null | undefined

/** Query parameters by name. A list repeats its name. Empty values are omitted. */
export type Query = Readonly<Record<string, QueryItem | readonly QueryItem[]>>

/**
 * Serialises a query string, with its question mark.
 *
 * @returns '' without values
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

/** Whether a text needs no URL encoding, like most IDs, slugs and file names. */
export function needsNoEncoding(text: string): boolean {
  return /^[\w.-]+$/.test(text)
}

/** Encodes a text for a URL. Lone surrogates, which cannot be encoded, become U+FFFD. */
export function encodeText(text: string): string {
  if (needsNoEncoding(text)) return text
  try {
    return encodeURIComponent(text)
  } catch {
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
  }
}

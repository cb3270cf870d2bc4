import { MissingArgumentError, UnsupportedError } from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { asRecord, toText } from '../values/values.ts'

/** Returns the inputs without null values. Accepts missing inputs, because JavaScript callers may omit them. */
export function cleanInputs<Inputs extends object>(inputs: Inputs | null | undefined): Inputs {
  const given = Object.entries(inputs ?? {}).filter(([, value]) => value !== null)
  return Object.fromEntries(given) as Inputs
}

/**
 * Checks that all values are present: not undefined, null or blank.
 *
 * @throws {MissingArgumentError} for the first missing value, with its name (Spec §5, §8)
 */
export function requireArguments(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' ? !value.trim() : value === undefined || value === null) {
      throw new MissingArgumentError(name)
    }
  }
}

/**
 * Returns the token, for calls that require one (Spec §6).
 *
 * @throws {MissingArgumentError} if the token is missing
 */
export function requireToken({ token }: Platform): string {
  if (!token) throw new MissingArgumentError('token')
  return token
}

/**
 * Returns the token, for team calls, which support bearer tokens only (Spec §5, §6).
 *
 * @throws {MissingArgumentError} if the token is missing
 * @throws {UnsupportedError} if the platform uses Basic authentication
 */
export function requireBearer(platform: Platform): string {
  if (platform.authType === 'Basic') {
    throw new UnsupportedError('Teams does not support basic authentication')
  }
  return requireToken(platform)
}

/** Whether the token is an identity token, which determines the endpoints: longer than 32 characters, or Basic (Spec §6). */
export function usesIdentityToken({ token = '', authType }: Platform): boolean {
  return authType === 'Basic' || token.length > 32
}

/**
 * Returns the only ID, for calls that accept just one.
 *
 * @returns undefined if there is none
 * @throws {UnsupportedError} if there are several, as in `'c-1,c-2'`
 */
export function toSingleId(name: string, ids: Ids | null | undefined): string | undefined {
  const [id, ...others] = listIds(ids)
  if (others.length > 0) throw new UnsupportedError(`The argument '${name}' must be a single ID`)
  return id
}

/** An ID, plain or in an object as in CMS documents. */
export type Id = string | number | { readonly uid: string | number }

/** One or more IDs. A string may contain several, separated by commas. */
export type Ids = Id | readonly Id[]

/** Returns IDs as a list of strings, without invalid values and duplicates (case-insensitive). */
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
 * Returns event IDs as a list of strings.
 *
 * @throws {UnsupportedError} if an ID is not numeric (Spec §5)
 */
export function listEvents(event: Ids | null | undefined): string[] {
  const ids = listIds(event)
  const given = [event].flat().filter((id) => id !== null && id !== undefined && id !== '')
  // If an invalid value were ignored, the filter would be lost and the result too large.
  const hasInvalid = given.some((id) => listIds(id).length === 0)
  if (hasInvalid || ids.some((id) => !/^\d+$/.test(id))) {
    throw new UnsupportedError('Event parameter must be an ID or an array')
  }
  return ids
}

/**
 * Encodes a value as a path segment.
 *
 * @throws {MissingArgumentError} if the value is blank, or `.` or `..`, which would change the path
 */
export function toPathSegment(name: string, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || /^\s*$|^\.\.?$/.test(text)) throw new MissingArgumentError(name)
  return encodeText(text)
}

type QueryItem = string | number | boolean | null | undefined

/** Query parameters by name. A list repeats the parameter. Empty values are omitted. */
export type Query = Readonly<Record<string, QueryItem | readonly QueryItem[]>>

/**
 * Serialises query parameters, with a leading question mark.
 *
 * @returns '' if there are no values
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

/** Whether text can be used in a URL without encoding, like most IDs, slugs and file names. */
export function needsNoEncoding(text: string): boolean {
  return /^[\w.-]+$/.test(text)
}

/** Encodes text for a URL. Replaces lone surrogates, which cannot be encoded, with U+FFFD. */
export function encodeText(text: string): string {
  if (needsNoEncoding(text)) return text
  try {
    return encodeURIComponent(text)
  } catch {
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
  }
}

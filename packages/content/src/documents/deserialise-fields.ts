import type { DocumentRef } from './errors.ts'
import { cleanText, cleanTexts, getIn, isEmptyField, isRecord } from './values.ts'

/** Returns the identity of a raw document. Missing fields are ''. */
export function readDocumentRef(document: unknown): DocumentRef {
  const { type, uid, id } = isRecord(document) ? document : {}
  return { type: toTextOr(type), uid: toTextOr(uid), id: toTextOr(id) }
}

/** Returns the fields of a raw document; an empty object if there are none. */
export function getDocumentData(document: unknown): Readonly<Record<string, unknown>> {
  const data = getIn(document, 'data')
  return isRecord(data) ? data : {}
}

function toTextOr(value: unknown): string {
  return typeof value === 'string' ? cleanText(value) : ''
}

const maxDepth = 8
/** Keys that could cause prototype pollution. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Converts the fields of a raw document (wire contract 2.8.5). Kebab-case names are nested, also in group rows:
 * `header-logo` becomes `header.logo`. Of a name with a dot, only the part after it is used. Slices become `{ type,
 * label, primary, items }`. Prismic's re-encoding parameter is removed from image URLs. All other values are kept, with
 * their strings cleaned (`cleanTexts`).
 *
 * Names are processed in alphabetical order, so `header-logo` overrides a plain `header`. Names that could pollute a
 * prototype are ignored. Returns an empty object if the input is not an object.
 */
export function deserialiseFields(data: unknown): Record<string, unknown> {
  return toFields(cleanTexts(data), 0)
}

/** Converts a raw slice to `{ type, label, primary, items }`. Returns any other value unchanged. */
export function deserialiseSlice(slice: unknown): unknown {
  return toSlice(cleanTexts(slice), 0)
}

function toFields(data: unknown, depth: number): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  if (!isRecord(data)) return fields
  for (const name of Object.keys(data).toSorted()) {
    const path = toPath(name)
    if (path.some((part) => forbidden.has(part))) continue
    setAt(fields, path, deserialiseValue(data[name], depth))
  }
  return fields
}

function toSlice(slice: unknown, depth: number): unknown {
  if (!isRecord(slice)) return slice
  const { slice_type: type, slice_label: label, primary, items } = slice
  return {
    type,
    label: typeof label === 'string' ? label : null,
    primary: isRecord(primary) ? toFields(primary, depth + 1) : (primary ?? {}),
    items: toItems(items, depth),
  }
}

function toItems(items: unknown, depth: number): unknown {
  // If an editor added no items, the CMS sends one empty row.
  if (isEmptyField(items)) return []
  return Array.isArray(items) ? items.map((item) => deserialiseRow(item, depth)) : items
}

function deserialiseValue(value: unknown, depth: number): unknown {
  if (depth > maxDepth) return value
  if (Array.isArray(value)) {
    const first: unknown = value[0]
    if (!isRecord(first)) return value
    if (Object.hasOwn(first, 'slice_type')) {
      return value.map((slice) => toSlice(slice, depth))
    }
    return Object.hasOwn(first, 'type') ? value : value.map((row) => deserialiseRow(row, depth))
  }
  return isRecord(value) && isRecord(value['dimensions']) ? cleanImage(value) : value
}

function deserialiseRow(row: unknown, depth: number): unknown {
  return isRecord(row) ? toFields(row, depth + 1) : row
}

function toPath(name: string): string[] {
  const [first = '', second] = name.split('.')
  const parts = (second ?? first).split('-')
  return parts.length <= maxDepth
    ? parts
    : [...parts.slice(0, maxDepth - 1), parts.slice(maxDepth - 1).join('-')]
}

function setAt(fields: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let target = fields
  for (const part of path.slice(0, -1)) {
    const existing = Object.hasOwn(target, part) ? target[part] : undefined
    const next = isRecord(existing) ? existing : {}
    target[part] = next
    target = next
  }
  const last = path.at(-1)
  if (last !== undefined) target[last] = value
}

/** Removes Prismic's re-encoding parameter from an image and its responsive views. */
function cleanImage(image: Record<string, unknown>): Record<string, unknown> {
  const cleaned: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(image)) {
    if (forbidden.has(name)) continue
    if (name === 'url' && typeof value === 'string') cleaned[name] = cleanUrl(value)
    else if (isRecord(value) && typeof value['url'] === 'string') {
      cleaned[name] = { ...value, url: cleanUrl(value['url']) }
    } else cleaned[name] = value
  }
  return cleaned
}

function cleanUrl(address: string): string {
  if (!address.includes('auto=compress,format')) return address
  return address
    .replaceAll('auto=compress,format', '')
    .replaceAll('?&', '?')
    .replaceAll('&&', '&')
    .replace(/[?&]$/, '')
}

/**
 * Returns the path to a value in a raw document, in the CMS's field names: `content[2].items[0].amount`. Nested fields
 * get their original name back (`quote.name` becomes `quote-name`).
 *
 * @param root - field whose value is `raw`
 * @param raw - value as sent by the CMS
 * @param path - keys from `raw` to the value, in parsed form
 */
export function getFieldPath(
  root: string,
  raw: unknown,
  path: readonly (string | number)[],
): string {
  let name = root
  let here = raw
  for (let index = 0; index < path.length;) {
    const key = path[index]
    if (typeof key === 'number') {
      name += `[${key}]`
      here = Array.isArray(here) ? (here[key] as unknown) : undefined
      index += 1
      continue
    }
    const [original, length] = getOriginalName(here, path.slice(index))
    name += name === '' ? original : `.${original}`
    here = isRecord(here) ? here[original] : undefined
    index += length
  }
  return name
}

function getOriginalName(here: unknown, path: readonly (string | number)[]): [string, number] {
  for (let length = 1; length <= path.length; length += 1) {
    const name = path.slice(0, length).join('-')
    if (isRecord(here) && Object.hasOwn(here, name)) return [name, length]
  }
  return [String(path[0]), 1]
}

import { isRecord } from './is-record.ts'

const imageKeys = new Set(['alt', 'copyright', 'dimensions', 'edit', 'id', 'url'])

/**
 * Whether an editor left a field empty. The CMS has a form of "empty" for each kind of field: null, empty text, an empty list,
 * a group with one empty row, an image without a URL, and a link without a target.
 */
export function isEmptyField(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every((row) => isEmptyField(row))
  if (!isRecord(value)) return false
  if (Object.hasOwn(value, 'link_type')) {
    return !hasText(value['url']) && !(value['link_type'] === 'Document' && hasTarget(value))
  }
  const keys = Object.keys(value)
  if (keys.every((key) => imageKeys.has(key))) return isEmptyField(value['url'])
  return keys.every((key) => isEmptyField(value[key]))
}

function hasTarget({ id, uid, type }: Record<string, unknown>): boolean {
  return [id, uid, type].some(hasText)
}

function hasText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

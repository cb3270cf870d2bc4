export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value at a path in plain data, if there is one. Ignores inherited properties. */
export function getIn(data: unknown, ...path: readonly string[]): unknown {
  let value = data
  for (const key of path) {
    value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
  }
  return value
}

/** Characters that HTML normalises or cannot contain: NUL, carriage returns, lone surrogates. */
// oxlint-disable-next-line no-control-regex -- NUL is what this is about
const unclean = /[\0\r\p{Surrogate}]/u

const maxDepth = 100

/**
 * Normalises text so that server-rendered HTML and the browser's DOM agree: removes NUL, converts line endings to
 * line feeds, and replaces lone surrogates with U+FFFD.
 */
export function cleanText(text: string): string {
  if (!unclean.test(text)) return text
  return text
    .replaceAll('\0', '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}

/**
 * Applies {@link cleanText} to all strings in a JSON value, up to 100 levels deep, except object keys. Does not mutate
 * the value, and returns it as is if it is already clean.
 */
export function cleanTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value
  let isChanged = false
  const clean = (inner: unknown): unknown => {
    const cleaned = cleanTexts(inner, depth + 1)
    isChanged ||= cleaned !== inner
    return cleaned
  }
  if (Array.isArray(value)) {
    const items = value.map(clean)
    return isChanged ? items : value
  }
  const entries = Object.entries(value).map(([name, inner]) => [name, clean(inner)] as const)
  return isChanged ? Object.fromEntries(entries) : value
}

const imageKeys = new Set(['alt', 'copyright', 'dimensions', 'edit', 'id', 'url'])

/**
 * Whether an editor left a field empty. The CMS represents this differently for each kind of field: null, empty text,
 * an empty list, a group with one empty row, an image without a URL, or a link without a target.
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

/** Whether content is empty: no text and no URL (Spec §5). Accepts rich text, a link, an image, plain text and missing values. */
export function isContentEmpty(content: unknown): boolean {
  if (typeof content === 'string') return content.trim() === ''
  if (Array.isArray(content)) return content.every((entry) => isEntryEmpty(entry))
  return isEntryEmpty(content)
}

function isEntryEmpty(entry: unknown): boolean {
  if (!isRecord(entry)) return true
  const { text, url, oembed } = entry
  const embedded = isRecord(oembed) ? oembed['embed_url'] : undefined
  return ![text, url, embedded].some((part) => typeof part === 'string' && part.trim() !== '')
}

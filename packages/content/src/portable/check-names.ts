/** Names that reach an object's prototype when they are used as keys without care. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a text can be a document's type or uid: it becomes the name of a folder or a file. */
export function isDocumentName(text: unknown): text is string {
  return typeof text === 'string' && /^[a-z0-9][\w-]{0,99}$/i.test(text) && !isDeviceName(text)
}

/** Whether a text names a version of a document: `draft`, `release-{name}`, or a language. */
export function isVariant(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    /^(?:draft|release-[a-z0-9][\w-]{0,40}|[a-z]{2}-[a-z]{2})$/.test(text)
  )
}

/**
 * Whether a text can be the path of a file of media: `media/` and names of letters, digits, spaces,
 * and `._@()+,-`, none of which begins or ends with a dot or a space. Nothing leads out of the folder.
 */
export function isMediaPath(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > 200) return false
  const [folder, ...names] = text.split('/')
  return (
    folder === 'media' &&
    names.length > 0 &&
    names.length <= 8 &&
    names.every(
      (name) =>
        /^[\p{L}\p{N}_-](?:[\p{L}\p{M}\p{N} ._@()+,-]*[\p{L}\p{M}\p{N}_)-])?$/u.test(name) &&
        !isDeviceName(name),
    )
  )
}

/** Whether a file name opens a device on some systems, such as `con` on Windows. */
function isDeviceName(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name)
}

/**
 * Looks for keys that no document has, and for groups inside groups without end.
 *
 * @param report - told the way to each, such as `.content[2].primary`
 */
export function checkKeys(
  value: unknown,
  deepest: number,
  report: (place: string, problem: string) => void,
): void {
  const open: { value: unknown; place: string; depth: number }[] = [{ value, place: '', depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { place, depth } = next
    if (typeof next.value !== 'object' || next.value === null) continue
    if (depth >= deepest) {
      report(place, `expected at most ${deepest} levels`)
      continue
    }
    for (const [key, child] of Object.entries(next.value)) {
      const inside = Array.isArray(next.value) ? `${place}[${key}]` : `${place}.${key}`
      if (forbiddenKeys.has(key) && !Array.isArray(next.value)) {
        report(inside, 'no field may have this name')
      } else open.push({ value: child, place: inside, depth: depth + 1 })
    }
  }
}

import { type ExpiredKeys, expiredKeys } from '../reads/expired-keys.ts'

/** Pub/sub message that invalidates reads in the other processes. */
export interface InvalidationMessage {
  /** Id of the sending process. */
  readonly from: string
  readonly what: ExpiredKeys
  /** Time of the change, in ms since the Unix epoch. */
  readonly changedMs: number
  /** Whether Redis rejected the new generations, so that shared values cannot be trusted for a while. */
  readonly isRefused: boolean
}

/** Format version. Other versions are ignored, because two versions run side by side during a rollout. */
const version = 1

/** Maximum length of a message, in characters. Longer messages are ignored. */
const maxTextLength = 200_000

export function serialiseInvalidationMessage({
  from,
  what,
  changedMs,
  isRefused,
}: InvalidationMessage): string {
  return JSON.stringify({
    v: version,
    from,
    keys: [...what.keys],
    prefixes: [...what.prefixes],
    changedMs,
    ...(isRefused && { isRefused }),
  })
}

/** Parses a message; undefined if it is invalid or of another version. */
export function parseInvalidationMessage(text: string): InvalidationMessage | undefined {
  if (text.length > maxTextLength) return undefined
  const message = parse(text)
  if (typeof message !== 'object' || message === null) return undefined
  const { v, from, keys, prefixes, changedMs, isRefused } = message as Record<string, unknown>
  return v === version &&
    typeof from === 'string' &&
    isTexts(keys) &&
    isTexts(prefixes) &&
    Number.isFinite(changedMs)
    ? {
        from,
        what: expiredKeys(keys, prefixes),
        changedMs: changedMs as number,
        isRefused: isRefused === true,
      }
    : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Rejects empty texts, because an empty prefix would invalidate every key. */
function isTexts(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.every((one: unknown) => typeof one === 'string' && one !== '')
  )
}

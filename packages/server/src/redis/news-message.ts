import { type ExpiredKeys, expiredKeys } from '../reads/expired-keys.ts'

/** Message to the other processes. */
export interface NewsMessage {
  /** The process that tells it. */
  readonly from: string
  readonly what: ExpiredKeys
  /** Milliseconds since 1970. */
  readonly changedMs: number
  /** Whether Redis refused to mark shared values as stale, so the receiver must not use them for a while. */
  readonly isRefused: boolean
}

/** Messages of another version are left alone: processes of two versions are side by side while a new one is rolled out. */
const version = 1

/** Maximum message length; longer messages are ignored. */
const mostCharacters = 200_000

/** Writes a message. */
export function writeNewsMessage({ from, what, changedMs, isRefused }: NewsMessage): string {
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
export function readNewsMessage(text: string): NewsMessage | undefined {
  if (text.length > mostCharacters) return undefined
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

/** An empty text would be the beginning of every key. */
function isTexts(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.every((one: unknown) => typeof one === 'string' && one !== '')
  )
}

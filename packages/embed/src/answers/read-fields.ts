const longestText = 200

/** A record of an answer; empty for whatever is none. */
export function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** A text of an answer, shortened to what an element has room for; undefined for whatever is none. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value.slice(0, longestText) : undefined
}

/** A whole number from 0; undefined for whatever is none. */
export function readCount(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined
}

/** An address that a link may lead to; undefined for a script and whatever else is none. */
export function readWebAddress(value: unknown): string | undefined {
  try {
    // Not `URL.canParse`: Safari 16 and Firefox 110 lack it.
    return typeof value === 'string' && /^https?:/i.test(value) && new URL(value)
      ? value
      : undefined
  } catch {
    return undefined
  }
}

/** A moment in milliseconds; undefined for whatever is none. */
export function readTime(value: unknown): number | undefined {
  return (typeof value === 'string' && Date.parse(value)) || undefined
}

/** A language that `Intl` takes; undefined for whatever is none. */
export function readLanguage(value: unknown): string | undefined {
  try {
    return typeof value === 'string' ? Intl.getCanonicalLocales(value)[0] : undefined
  } catch {
    return undefined
  }
}

/** A currency of three letters; undefined for whatever is none. */
export function readCurrency(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : undefined
}

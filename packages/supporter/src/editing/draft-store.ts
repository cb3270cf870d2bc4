/** What was typed into one form and not saved: the values of its fields by name. */
export type Draft = Readonly<Record<string, string | boolean>>

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where the unsaved work of a form is, in this tab alone. */
export function draftKey(slug: string, section: string): string {
  return `milepost:draft:${slug}:${section}`
}

/** Forgets whatever is kept of a page, such as once it is cancelled. */
export function forgetDrafts(storage: Storage | undefined, slug: string): void {
  try {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index))
    for (const key of keys) if (key?.startsWith(draftKey(slug, ''))) storage?.removeItem(key)
  } catch {
    // Storage that is forbidden has nothing either.
  }
}

/** Reads what was kept. Storage may contain anything; what is no draft of these fields is none. */
export function readDraft(
  storage: DraftStorage | undefined,
  key: string,
  names: readonly string[],
): Draft | undefined {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const kept = Object.entries(value).filter(
      (entry): entry is [string, string | boolean] =>
        names.includes(entry[0]) && (typeof entry[1] === 'string' || typeof entry[1] === 'boolean'),
    )
    return kept.length > 0 ? Object.fromEntries(kept) : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft, or forgets it; storage that is full or forbidden keeps nothing, and nothing breaks. */
export function keepDraft(
  storage: DraftStorage | undefined,
  key: string,
  draft: Readonly<Record<string, unknown>> | undefined,
): void {
  try {
    if (draft === undefined) storage?.removeItem(key)
    else storage?.setItem(key, JSON.stringify(draft))
  } catch {
    // The words still are in the form.
  }
}

import { asRecord } from '../browser-store/as-record.ts'

/** Unsaved input of one form. */
export interface Draft {
  /** Id of the user who typed it; it is hidden from others. */
  readonly owner: string
  /** The values of the form's fields by name. */
  readonly values: Readonly<Record<string, unknown>>
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The key of a form's unsaved work, in this tab alone. */
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

/**
 * Returns an owner's draft. Undefined for another user's draft, and for stored values that are not a draft of these
 * fields.
 */
export function readDraft(
  storage: DraftStorage | undefined,
  key: string,
  { owner, names }: { owner: string; names: readonly string[] },
): Readonly<Record<string, string | boolean>> | undefined {
  try {
    const stored = asRecord(JSON.parse(storage?.getItem(key) ?? 'null'))
    if (stored?.['owner'] !== owner) return undefined
    const kept = Object.entries(asRecord(stored['values']) ?? {}).filter(
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
  draft: Draft | undefined,
): void {
  try {
    if (draft === undefined) storage?.removeItem(key)
    else storage?.setItem(key, JSON.stringify(draft))
  } catch {
    // The words still are in the form.
  }
}

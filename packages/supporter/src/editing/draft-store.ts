import { asRecord, getTabStorage } from '../browser-store/app-store.ts'
import type { Form } from '@milepost/forms'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../session/use-session.ts'

/** Unsaved input of one form. */
interface Draft {
  /** Id of the user who entered it. It is hidden from other users. */
  readonly owner: string
  /** Form values by field name. */
  readonly values: Readonly<Record<string, unknown>>
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns the `sessionStorage` key of a form's draft. */
export function getDraftKey(slug: string, section: string): string {
  return `milepost:draft:${slug}:${section}`
}

/** Removes all drafts of a page, for example after its cancellation. */
export function removeDrafts(storage: Storage | undefined, slug: string): void {
  try {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index))
    for (const key of keys) if (key?.startsWith(getDraftKey(slug, ''))) storage?.removeItem(key)
  } catch {
    // If storage is blocked, there are no drafts.
  }
}

/** Returns a user's draft. Undefined if it is another user's, or has none of these fields. */
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

/** Stores or removes a draft. If storage is full or blocked, does nothing. */
export function saveDraft(
  storage: DraftStorage | undefined,
  key: string,
  draft: Draft | undefined,
): void {
  try {
    if (draft === undefined) storage?.removeItem(key)
    else storage?.setItem(key, JSON.stringify(draft))
  } catch {
    // The input is still in the form.
  }
}

/**
 * Stores the input of a form in this tab until it is saved, and restores it after a reload, a return to the page or a sign-in.
 * Files are not stored.
 *
 * @returns whether a draft was restored, and a function that discards it
 */
export function useDraft(
  form: Pick<Form, 'names' | 'getStatus' | 'getValue' | 'setValue' | 'subscribe' | 'reset'>,
  { slug, section }: { slug: string; section: string },
): { isRestored: boolean; discard: () => void } {
  const key = getDraftKey(slug, section)
  const owner = useSession().user?.id ?? ''
  const [draft] = useState(() => readDraft(getTabStorage(), key, { owner, names: form.names }))
  const [isOpen, setIsOpen] = useState(true)
  const isDirty = useSyncExternalStore(form.subscribe, () => form.getStatus().isDirty)

  useEffect(() => {
    for (const [name, value] of Object.entries(draft ?? {})) form.setValue(name, value)
    return form.subscribe(() => {
      const isUnsaved = form.getStatus().isDirty
      const values = Object.fromEntries(form.names.map((name) => [name, form.getValue(name)]))
      saveDraft(getTabStorage(), key, isUnsaved ? { owner, values } : undefined)
      if (!isUnsaved) setIsOpen(false)
    })
  }, [form, key, draft, owner])

  return { isRestored: draft !== undefined && isOpen && isDirty, discard: () => form.reset() }
}

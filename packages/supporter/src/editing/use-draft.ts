import type { Form } from '@milepost/forms'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { tabStorage } from '../browser-store/tab-storage.ts'
import { useSession } from '../session/use-session.ts'
import { draftKey, saveDraft, readDraft } from './draft-store.ts'

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
  const key = draftKey(slug, section)
  const owner = useSession().user?.id ?? ''
  const [draft] = useState(() => readDraft(tabStorage(), key, { owner, names: form.names }))
  const [isOpen, setIsOpen] = useState(true)
  const isDirty = useSyncExternalStore(form.subscribe, () => form.getStatus().isDirty)

  useEffect(() => {
    for (const [name, value] of Object.entries(draft ?? {})) form.setValue(name, value)
    return form.subscribe(() => {
      const isUnsaved = form.getStatus().isDirty
      const values = Object.fromEntries(form.names.map((name) => [name, form.getValue(name)]))
      saveDraft(tabStorage(), key, isUnsaved ? { owner, values } : undefined)
      if (!isUnsaved) setIsOpen(false)
    })
  }, [form, key, draft, owner])

  return { isRestored: draft !== undefined && isOpen && isDirty, discard: () => form.reset() }
}

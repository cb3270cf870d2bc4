import { useSyncExternalStore } from 'react'
import type { FieldState, Form } from '../index.ts'
import { useFormContext } from './form-context.ts'

/**
 * A field's error and whether it is required. Draws again only when these change, never because
 * somebody types.
 */
export function useField(
  name: string,
): FieldState & { readonly form: Form; readonly first: unknown } {
  const form = useFormContext()
  const read = () => form.getField(name)
  const state = useSyncExternalStore(form.subscribe, read, read)
  return { ...state, form, first: form.getValue(name) }
}

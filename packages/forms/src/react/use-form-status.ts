import { useSyncExternalStore } from 'react'
import type { FormStatus } from '../index.ts'
import { useFormContext } from './form-context.ts'

/** The form's progress: on its way, sent, changed. Draws when that changes. */
export function useFormStatus(): FormStatus {
  const form = useFormContext()
  return useSyncExternalStore(form.subscribe, form.getStatus, form.getStatus)
}

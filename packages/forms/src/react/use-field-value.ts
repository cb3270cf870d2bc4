import { useSyncExternalStore } from 'react'
import { useFormContext } from './form-context.ts'

/**
 * What is in a field. Draws its component at every change: use it in a small one.
 *
 * @param read - narrows the value to what is shown, such as a length; then only its changes count.
 * Must answer with the same object for the same value
 */
export function useFieldValue<Shown = unknown>(
  name: string,
  read: (value: unknown) => Shown = (value) => value as Shown,
): Shown {
  const form = useFormContext()
  const snapshot = () => read(form.getValue(name))
  return useSyncExternalStore(form.subscribe, snapshot, snapshot)
}

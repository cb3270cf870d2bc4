import { isEmpty } from './is-empty.ts'
import type { FormValues } from './validator.ts'

/** A field's own value, never something inherited such as `constructor`. */
export function fieldValue(values: FormValues, field: string): unknown {
  return Object.hasOwn(values, field) ? values[field] : undefined
}

/** Whether text or a list includes a value; undefined when there is nothing to look for. */
export function includesValue(value: unknown, searched: unknown): boolean | undefined {
  if (isEmpty(searched)) return undefined
  if (Array.isArray(value)) return value.includes(searched)
  return (
    typeof value === 'string' &&
    (typeof searched === 'string' || typeof searched === 'number') &&
    value.includes(String(searched))
  )
}

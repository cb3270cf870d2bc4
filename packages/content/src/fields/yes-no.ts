import { field, refuse, Refusal } from './field.ts'

/** A yes/no select (`Yes`/`No`, `On`/`Off`, in any case), with what counts when it is left out. */
export function yesNo(fallback: boolean) {
  return field((value) => readYesNo(value, fallback))
}

/** A yes/no select; undefined when it is left out. */
export const optionalYesNo = field((value) => readYesNo(value, undefined))

function readYesNo<Fallback>(value: unknown, fallback: Fallback): boolean | Fallback | Refusal {
  if (typeof value === 'boolean') return value
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === null) return fallback
  if (word === 'yes' || word === 'on' || word === 'true') return true
  if (word === 'no' || word === 'off' || word === 'false') return false
  return refuse('"Yes" or "No"', value)
}

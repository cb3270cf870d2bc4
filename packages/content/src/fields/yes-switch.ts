import { field, refuse, Refusal } from './field.ts'

/** A switch that only 'yes' turns on, in any case; what is neither yes nor no is refused. */
export const yesSwitch = field((value): boolean | Refusal => {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === 'yes') return true
  return word === null || word === 'no' || word === false ? false : refuse('"Yes" or "No"', value)
})

import { field, refuse, Refusal } from './field.ts'

/** A switch that only 'On' turns on, in any case. Other words than on, off and no are refused. */
export const onSwitch = field((value): boolean | Refusal => {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === 'on') return true
  return word === null || word === 'off' || word === 'no' || word === false
    ? false
    : refuse('"On" or "Off"', value)
})

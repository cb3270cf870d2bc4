import { CharacterCount } from '@milepost/ui'
import { useFieldValue } from '../react/use-field-value.ts'

export interface RemainingCounterProps {
  id: string
  /** The field that is counted. */
  name: string
  maxLength: number
  /** How many characters a value has: not every value is plain text. */
  lengthOf: (value: unknown) => number
  /** Puts a number of characters into words. */
  countLabel: ((remaining: number) => string) | undefined
}

const hiddenFrom = 100

/** How much more fits into a field; drawn by itself, and only while it is in sight. */
export function RemainingCounter({
  id,
  name,
  maxLength,
  lengthOf,
  countLabel,
}: RemainingCounterProps) {
  const remaining = useFieldValue(name, (value) =>
    Math.min(maxLength - lengthOf(value), hiddenFrom),
  )
  return <CharacterCount id={id} remaining={remaining} label={countLabel?.(remaining)} />
}

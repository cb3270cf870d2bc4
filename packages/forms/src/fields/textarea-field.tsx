import { CharacterCount, Textarea, type TextareaProps } from '@milepost/ui'
import { useId } from 'react'
import { useFieldValue } from '../react/use-field-value.ts'
import { shownText, useBoundField, type BoundProps } from './use-bound-field.tsx'

export interface TextareaFieldProps extends BoundProps<TextareaProps> {
  /** How a number of characters is put into words. */
  countLabel?: ((remaining: number) => string) | undefined
}

/** Several lines of text, with a counter when `maxLength` is set (Spec §2). */
export function TextareaField({ name, label, countLabel, ...rest }: TextareaFieldProps) {
  const { control, first } = useBoundField(name, label)
  const countId = useId()
  const { maxLength } = rest
  return (
    <div>
      <Textarea
        {...rest}
        {...control}
        defaultValue={shownText(first)}
        aria-describedby={maxLength === undefined ? undefined : countId}
      />
      {maxLength === undefined ? null : (
        <Counter id={countId} {...{ name, maxLength, countLabel }} />
      )}
    </div>
  )
}

interface CounterProps {
  id: string
  name: string
  maxLength: number
  countLabel: ((remaining: number) => string) | undefined
}

const hiddenFrom = 100

/** Drawn by itself, and only while it is in sight. */
function Counter({ id, name, maxLength, countLabel }: CounterProps) {
  const remaining = useFieldValue(name, (value) =>
    Math.min(maxLength - shownText(value).length, hiddenFrom),
  )
  return <CharacterCount id={id} remaining={remaining} label={countLabel?.(remaining)} />
}

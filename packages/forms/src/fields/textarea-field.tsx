import { Textarea, type TextareaProps } from '@milepost/ui'
import { useId } from 'react'
import { RemainingCounter } from './remaining-counter.tsx'
import { controlText, useBoundField, type BoundProps } from './use-bound-field.tsx'

export interface TextareaFieldProps extends BoundProps<TextareaProps> {
  /** Puts a number of characters into words. */
  countLabel?: ((remaining: number) => string) | undefined
}

const plainLength = (value: unknown) => controlText(value).length

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
        defaultValue={controlText(first)}
        aria-describedby={maxLength === undefined ? undefined : countId}
      />
      {maxLength === undefined ? null : (
        <RemainingCounter
          id={countId}
          lengthOf={plainLength}
          {...{ name, maxLength, countLabel }}
        />
      )}
    </div>
  )
}

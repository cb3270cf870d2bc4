import { CharacterCount, RichTextEditor, type RichTextEditorProps } from '@milepost/ui'
import { useId, useMemo } from 'react'
import { htmlTextLength } from '../index.ts'
import { useFieldValue } from '../react/use-field-value.ts'
import { createValidator } from '../validators/create-validator.ts'
import { shownText, useBoundField, useOwnRule, type BoundProps } from './use-bound-field.tsx'

export interface RichTextFieldProps extends BoundProps<RichTextEditorProps> {
  /** The most characters of text; tags do not count. */
  maxLength?: number | undefined
  /** How a number of characters is put into words. */
  countLabel?: ((remaining: number) => string) | undefined
  /** Said of longer text. @default 'Please shorten this to {maxLength} characters' */
  lengthMessage?: string | undefined
}

/**
 * Formatted text; the form's value is sanitised markup, and empty where there is no text. With a
 * counter when `maxLength` is set (Spec §2).
 */
export function RichTextField({
  name,
  label,
  maxLength,
  countLabel,
  lengthMessage = `Please shorten this to ${maxLength} characters`,
  ...rest
}: RichTextFieldProps) {
  const { control, first, form } = useBoundField(name, label)
  const countId = useId()
  const rule = useMemo(
    () =>
      maxLength === undefined
        ? undefined
        : createValidator((value) =>
            htmlTextLength(value) > maxLength ? lengthMessage : undefined,
          ),
    [maxLength, lengthMessage],
  )
  useOwnRule(form, name, rule)
  return (
    <div>
      <RichTextEditor
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
    Math.min(maxLength - htmlTextLength(value), hiddenFrom),
  )
  return <CharacterCount id={id} remaining={remaining} label={countLabel?.(remaining)} />
}

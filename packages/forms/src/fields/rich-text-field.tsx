import { RichTextEditor, type RichTextEditorProps } from '@milepost/ui'
import { useId, useMemo } from 'react'
import { htmlTextLength } from '../index.ts'
import { createValidator } from '../validators/validator.ts'
import { RemainingCounter } from './text-fields.tsx'
import { controlText, useBoundField, useFieldRule, type BoundProps } from './bound-field.tsx'

export interface RichTextFieldProps extends BoundProps<RichTextEditorProps> {
  /** The most characters of text; tags do not count. */
  maxLength?: number | undefined
  /** Puts a number of characters into words. */
  countLabel?: ((remaining: number) => string) | undefined
  /** The error message for text that is too long. @default 'Please shorten this to {maxLength} characters' */
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
  useFieldRule(form, name, rule)
  return (
    <div>
      <RichTextEditor
        {...rest}
        {...control}
        defaultValue={controlText(first)}
        aria-describedby={maxLength === undefined ? undefined : countId}
      />
      {maxLength === undefined ? null : (
        <RemainingCounter
          id={countId}
          lengthOf={htmlTextLength}
          {...{ name, maxLength, countLabel }}
        />
      )}
    </div>
  )
}

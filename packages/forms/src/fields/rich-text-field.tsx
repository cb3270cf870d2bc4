import { RichTextEditor, type RichTextEditorProps } from '@milepost/ui'
import { useId, useMemo } from 'react'
import { htmlTextLength } from '../index.ts'
import { createValidator } from '../validators/validator.ts'
import { RemainingCounter } from './text-fields.tsx'
import { controlText } from '../state/controls.ts'
import { useBoundField, useFieldRule, type BoundProps } from './bound-field.tsx'

export interface RichTextFieldProps extends BoundProps<RichTextEditorProps> {
  /** Maximum length of the text, without tags. */
  maxLength?: number | undefined
  /** Formats the number of characters left. */
  countLabel?: ((remaining: number) => string) | undefined
  /** Error message for text that is too long. @default 'Shorten this to {maxLength} characters' */
  lengthMessage?: string | undefined
}

/**
 * Rich text editor. The form's value is sanitised HTML, or `''` if there is no text. Shows a counter if `maxLength` is
 * set (Spec §2).
 */
export function RichTextField({
  name,
  label,
  maxLength,
  countLabel,
  lengthMessage = `Shorten this to ${maxLength} characters`,
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

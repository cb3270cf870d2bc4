import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Field, type FieldWords } from './field.tsx'
import * as styles from './field.css.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldWords {
  /** Shown in the field before the typed text, such as a currency sign. */
  prefix?: ReactNode
  /** Shown in the field after the typed text, such as a unit. */
  suffix?: ReactNode
}

/** One line of text with its label. `className` goes to the whole field, the rest to the `<input>`. */
export function TextField({
  label,
  hint,
  error,
  optional,
  prefix,
  suffix,
  id,
  className,
  type = 'text',
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional, describedBy, className }}>
      {(attributes) => {
        const prefixId = isWords(prefix) ? `${attributes.id}-prefix` : undefined
        const suffixId = isWords(suffix) ? `${attributes.id}-suffix` : undefined
        const description = classNames(prefixId, suffixId, attributes['aria-describedby'])
        return (
          <span className={styles.aroundInput}>
            {prefix ? (
              <span id={prefixId} className={styles.affix} aria-hidden="true">
                {prefix}
              </span>
            ) : null}
            <input
              type={type}
              className={styles.input}
              {...rest}
              {...attributes}
              aria-describedby={description || undefined}
            />
            {suffix ? (
              <span
                id={suffixId}
                className={classNames(styles.affix, styles.suffix)}
                aria-hidden="true"
              >
                {suffix}
              </span>
            ) : null}
          </span>
        )
      }}
    </Field>
  )
}

/** A unit or a currency is read with the field; a sign that something is under way is not. */
function isWords(affix: ReactNode): boolean {
  return (typeof affix === 'string' && affix !== '') || typeof affix === 'number'
}

export interface TextareaProps extends ComponentProps<'textarea'>, FieldWords {}

/** Several lines of text. `className` goes to the whole field, the rest to the `<textarea>`. */
export function Textarea({
  label,
  hint,
  error,
  optional,
  id,
  className,
  rows = 4,
  'aria-describedby': describedBy,
  ...rest
}: TextareaProps) {
  return (
    <Field {...{ id, label, hint, error, optional, describedBy, className }}>
      {(attributes) => (
        <span className={styles.aroundInput}>
          <textarea
            rows={rows}
            className={classNames(styles.input, styles.textarea)}
            {...rest}
            {...attributes}
          />
        </span>
      )}
    </Field>
  )
}

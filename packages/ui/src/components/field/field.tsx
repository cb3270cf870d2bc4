import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import * as styles from './field.css.ts'

/** What every field says about itself. */
export interface FieldWords {
  label: ReactNode
  /** Help for filling it in. */
  hint?: ReactNode
  /** What is wrong, said beside the field; empty when nothing is. */
  error?: ReactNode
  /** Said after the label of a field that may be left empty, such as "(optional)". */
  optional?: ReactNode
}

/** The attributes that tie a control to its words. */
export interface FieldAttributes {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps extends FieldWords {
  id?: string | undefined
  /** Ids of more descriptions. */
  describedBy?: string | undefined
  className?: string | undefined
  children: (attributes: FieldAttributes) => ReactNode
}

/** Label, hint and error of one control, tied to it by ids. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  describedBy,
  className,
  children,
}: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
        {optional ? <span className={styles.optional}> {optional}</span> : null}
      </label>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classNames(hintId, errorId, describedBy) || undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

/** What is wrong with a field. Renders nothing when nothing is. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" className={styles.errorSign} />
      <span>{children}</span>
    </p>
  )
}

/** Attributes of `<input>` that only mean something where text is typed (HTML, "Attributes that apply to input types"). */
export type TextAttribute =
  | 'autoComplete'
  | 'list'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'minLength'
  | 'pattern'
  | 'placeholder'
  | 'readOnly'
  | 'size'
  | 'step'

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

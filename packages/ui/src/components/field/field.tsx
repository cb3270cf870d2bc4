import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../../element-props.ts'
import { Icon } from '../icon/icon.tsx'
import * as styles from './field.css.ts'

/** Label, hint and error of a field. */
export interface FieldLabels {
  label: ReactNode
  /** Help text between the label and the control. */
  hint?: ReactNode
  /** Error message below the control. Marks the control as invalid. */
  error?: ReactNode
  /** Label suffix of an optional field, such as "(optional)". */
  optional?: ReactNode
}

/** Attributes that connect a control with its label, hint and error. */
export interface FieldAttributes {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps extends FieldLabels {
  id?: string | undefined
  /** Ids of additional descriptions, for `aria-describedby`. */
  describedBy?: string | undefined
  className?: string | undefined
  children: (attributes: FieldAttributes) => ReactNode
}

/** Label, hint and error of a control, connected by ids. */
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
  const generatedId = useId()
  const controlId = id ?? generatedId
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

/** Error message of a field. Renders nothing if there is no message. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" className={styles.errorSign} />
      <span>{children}</span>
    </p>
  )
}

/** Attributes that only apply to text inputs (HTML, "Attributes that apply to input types"). */
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

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldLabels {
  /** Content before the text, such as a currency sign. */
  prefix?: ReactNode
  /** Content after the text, such as a unit. */
  suffix?: ReactNode
}

/** Single-line text field. `className` applies to the whole field, other props to the `<input>`. */
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
        const prefixId = isText(prefix) ? `${attributes.id}-prefix` : undefined
        const suffixId = isText(suffix) ? `${attributes.id}-suffix` : undefined
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

/** Whether a prefix or suffix is text. Screen readers read text with the field, but not an icon. */
function isText(affix: ReactNode): boolean {
  return (typeof affix === 'string' && affix !== '') || typeof affix === 'number'
}

export interface TextareaProps extends ComponentProps<'textarea'>, FieldLabels {}

/** Multi-line text field. `className` applies to the whole field, other props to the `<textarea>`. */
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

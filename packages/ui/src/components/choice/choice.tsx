import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../../element-props.ts'
import * as fieldStyles from '../field/field.css.ts'
import { FieldError, type FieldLabels, type TextAttribute } from '../field/field.tsx'
import * as styles from './choice.css.ts'

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | TextAttribute>, FieldLabels {}

/** Checkbox with its label. `className` applies to the whole field, other props to the `<input>`. */
export function Checkbox({
  label,
  hint,
  error,
  optional,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className={classNames(fieldStyles.field, className)}>
      <div className={styles.choice}>
        <input
          type="checkbox"
          className={styles.checkbox}
          {...rest}
          id={controlId}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(hintId, errorId, describedBy) || undefined}
        />
        <label htmlFor={controlId} className={styles.label}>
          {label}
          {optional ? <span className={fieldStyles.optional}> {optional}</span> : null}
        </label>
      </div>
      {hint ? (
        <p id={hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

export interface Choice {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface ChoiceGroupProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'>, FieldLabels {
  /** `radio` allows a single choice, `checkbox` allows several. @default 'radio' */
  type?: 'radio' | 'checkbox' | undefined
  name: string
  choices: readonly Choice[]
  /** Initially selected value or values. */
  defaultValue?: string | readonly string[] | undefined
  /** Whether a choice is required. */
  required?: boolean | undefined
}

/** Group of radio buttons or checkboxes. Renders a `<fieldset>` named by its label. */
export function ChoiceGroup({
  type = 'radio',
  name,
  choices,
  label,
  hint,
  error,
  optional,
  defaultValue,
  required,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: ChoiceGroupProps) {
  const generatedId = useId()
  const groupId = id ?? generatedId
  const hintId = hint ? `${groupId}-hint` : undefined
  const errorId = error ? `${groupId}-error` : undefined
  const chosen = typeof defaultValue === 'string' ? [defaultValue] : (defaultValue ?? [])
  return (
    <fieldset
      className={classNames(fieldStyles.field, styles.group, className)}
      aria-describedby={classNames(hintId, errorId, describedBy) || undefined}
      id={groupId}
      {...rest}
    >
      <legend className={classNames(fieldStyles.label, styles.legend)}>
        {label}
        {optional ? <span className={fieldStyles.optional}> {optional}</span> : null}
      </legend>
      {hint ? (
        <p id={hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      ) : null}
      {choices.map((choice, index) => {
        const choiceId = `${groupId}-${index}`
        return (
          <div key={choice.value} className={styles.choice}>
            <input
              type={type}
              id={choiceId}
              name={name}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
              disabled={choice.disabled}
              // The browser would require every checkbox.
              required={type === 'radio' ? required : undefined}
              aria-invalid={error ? true : undefined}
              aria-describedby={choice.hint ? `${choiceId}-hint` : undefined}
              className={type === 'radio' ? styles.radio : styles.checkbox}
            />
            <div className={styles.label}>
              <label htmlFor={choiceId}>{choice.label}</label>
              {choice.hint ? (
                <p id={`${choiceId}-hint`} className={fieldStyles.hint}>
                  {choice.hint}
                </p>
              ) : null}
            </div>
          </div>
        )
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}

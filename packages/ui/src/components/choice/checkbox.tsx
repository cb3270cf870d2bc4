import { useId, type ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import { FieldError, type FieldWords } from '../field/field.tsx'
import type { TextAttribute } from '../field/text-attribute.ts'
import * as fieldStyles from '../field/field.css.ts'
import * as styles from './choice.css.ts'

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | TextAttribute>, FieldWords {}

/** Yes or no, with what is agreed to beside it. `className` goes to the whole field, the rest to the `<input>`. */
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
  const ownId = useId()
  const controlId = id ?? ownId
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

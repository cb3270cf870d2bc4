'use client'

import { useState, type ComponentProps } from 'react'
import { Field, type FieldLabels } from '../field/field.tsx'
import * as fieldStyles from '../field/field.css.ts'
import * as styles from './password-input.css.ts'

export interface PasswordInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'list' | 'max' | 'min' | 'step'>, FieldLabels {
  /** @default 'Show' */
  showLabel?: string | undefined
  /** @default 'Hide' */
  hideLabel?: string | undefined
}

/** Password field with a show button (Spec §2). `className` applies to the field, other props to the `<input>`. */
export function PasswordInput({
  label,
  hint,
  error,
  optional,
  showLabel = 'Show',
  hideLabel = 'Hide',
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: PasswordInputProps) {
  const [isVisible, setVisible] = useState(false)
  return (
    <Field {...{ id, label, hint, error, optional, describedBy, className }}>
      {(attributes) => (
        <span className={fieldStyles.aroundInput}>
          <input
            className={fieldStyles.input}
            autoCapitalize="none"
            autoComplete="current-password"
            spellCheck={false}
            {...rest}
            {...attributes}
            type={isVisible ? 'text' : 'password'}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-controls={attributes.id}
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? hideLabel : showLabel}
          </button>
        </span>
      )}
    </Field>
  )
}

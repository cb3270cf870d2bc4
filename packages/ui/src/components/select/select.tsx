import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import { Field, type FieldLabels } from '../field/field.tsx'
import * as fieldStyles from '../field/field.css.ts'
import { Icon } from '../icon/icon.tsx'
import * as styles from './select.css.ts'

export interface SelectProps extends ComponentProps<'select'>, FieldLabels {}

/** Native select. Children are options. `className` applies to the whole field, other props to the `<select>`. */
export function Select({
  label,
  hint,
  error,
  optional,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ id, label, hint, error, optional, describedBy, className }}>
      {(attributes) => (
        <span className={classNames(fieldStyles.aroundInput, styles.aroundSelect)}>
          <select
            className={classNames(fieldStyles.input, styles.select)}
            {...rest}
            {...attributes}
          />
          <Icon name="chevron" className={styles.openSign} />
        </span>
      )}
    </Field>
  )
}

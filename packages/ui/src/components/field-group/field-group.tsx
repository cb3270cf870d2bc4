import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import * as fieldStyles from '../field/field.css.ts'
import * as styles from './field-group.css.ts'

export interface FieldGroupProps extends ComponentProps<'fieldset'> {
  legend: ReactNode
  hint?: ReactNode
}

/** Group of related fields, such as an address. Renders a `<fieldset>` named by its legend. */
export function FieldGroup({ legend, hint, className, children, ...rest }: FieldGroupProps) {
  const hintId = useId()
  return (
    <fieldset
      className={classNames(styles.group, className)}
      aria-describedby={hint ? hintId : undefined}
      {...rest}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint ? (
        <p id={hintId} className={fieldStyles.hint}>
          {hint}
        </p>
      ) : null}
      {children}
    </fieldset>
  )
}

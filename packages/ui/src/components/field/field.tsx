import { useId, type ReactNode } from 'react'
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

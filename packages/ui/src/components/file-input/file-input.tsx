import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import * as fieldStyles from '../field/field.css.ts'
import { Field, type FieldWords, type TextAttribute } from '../field/field.tsx'
import * as styles from './file-input.css.ts'

export interface FileInputProps
  extends Omit<ComponentProps<'input'>, 'type' | TextAttribute>, FieldWords {
  /** Shown above the control, such as the picture that was chosen. */
  preview?: ReactNode
}

/** Files from the device, the browser's own control. `className` goes to the whole field, the rest to the `<input>`. */
export function FileInput({
  label,
  hint,
  error,
  optional,
  preview,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: FileInputProps) {
  return (
    <Field {...{ id, label, hint, error, optional, describedBy, className }}>
      {(attributes) => (
        <>
          {preview === undefined ? null : <div className={styles.preview}>{preview}</div>}
          <span className={fieldStyles.aroundInput}>
            <input
              {...rest}
              {...attributes}
              type="file"
              className={classNames(fieldStyles.input, styles.file)}
            />
          </span>
        </>
      )}
    </Field>
  )
}

/** The picture that was chosen, before it is sent. Renders an `<img>`; `alt` is empty beside its file's name. */
export function FilePreview({ className, alt = '', ...rest }: ComponentProps<'img'>) {
  return <img className={classNames(styles.picture, className)} alt={alt} {...rest} />
}

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import * as fieldStyles from '../field/field.css.ts'
import { Field, type FieldLabels, type TextAttribute } from '../field/field.tsx'
import * as styles from './file-input.css.ts'

export interface FileInputProps
  extends Omit<ComponentProps<'input'>, 'type' | TextAttribute>, FieldLabels {
  /** Content above the control, such as a preview. */
  preview?: ReactNode
}

/** Native file input. `className` applies to the whole field, other props to the `<input>`. */
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

/** Preview of a selected image. Renders an `<img>`, by default decorative, because the file name is next to it. */
export function FilePreview({ className, alt = '', ...rest }: ComponentProps<'img'>) {
  return <img className={classNames(styles.picture, className)} alt={alt} {...rest} />
}

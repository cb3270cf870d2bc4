import { FileInput, type FileInputProps } from '@milepost/ui'
import { useMemo } from 'react'
import { acceptedFiles } from '../validators/accepted-files.ts'
import { allOf } from '../validators/all-of.ts'
import { maxFileSize } from '../validators/max-file-size.ts'
import type { Rule } from '../validators/validator.ts'
import { useBoundField, useFieldRule, type BoundProps } from './use-bound-field.tsx'

export interface FileFieldProps extends BoundProps<FileInputProps> {
  /** The largest file that is taken. */
  maxSizeBytes?: number | undefined
  /** The error message for a file that is too large. */
  sizeMessage?: string | undefined
  /** The error message for a file of a type that `accept` does not name. */
  typeMessage?: string | undefined
}

/** Files of a form; the form's value is a list. Size and type are checked before anything is sent. */
export function FileField({
  name,
  label,
  maxSizeBytes,
  sizeMessage,
  typeMessage,
  ...rest
}: FileFieldProps) {
  const { control, form } = useBoundField(name, label)
  const { accept } = rest
  const rule = useMemo(() => {
    const rules: Rule[] = []
    if (accept !== undefined) rules.push(acceptedFiles(accept, typeMessage))
    if (maxSizeBytes !== undefined) rules.push(maxFileSize(maxSizeBytes, sizeMessage))
    return allOf(...rules)
  }, [accept, typeMessage, maxSizeBytes, sizeMessage])
  useFieldRule(form, name, rule)
  return <FileInput {...rest} {...control} />
}

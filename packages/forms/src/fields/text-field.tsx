import { TextField as Control, type TextFieldProps as ControlProps } from '@milepost/ui'
import type { KeyFilter } from '../index.ts'
import { controlText, useBoundField, type BoundProps } from './use-bound-field.tsx'

export interface TextFieldProps extends BoundProps<ControlProps> {
  /** What is typed becomes capital letters (Spec §5). */
  uppercase?: boolean | undefined
  /** What may be typed: digits and one decimal point, or phone characters (Spec §5). */
  keys?: KeyFilter | undefined
}

/** One line of text in a form. */
export function TextField({ name, label, uppercase, keys, ...rest }: TextFieldProps) {
  const { control, first } = useBoundField(name, label)
  return (
    <Control
      {...(uppercase ? { autoCapitalize: 'characters', 'data-uppercase': '' } : {})}
      data-keys={keys}
      {...rest}
      {...control}
      defaultValue={controlText(first)}
    />
  )
}

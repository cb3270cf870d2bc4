import { TextField, type TextFieldProps } from './text-field.tsx'

/** A number; takes digits and one decimal point from the keyboard only (Spec §5). */
export function NumberField(props: TextFieldProps) {
  return <TextField inputMode="decimal" autoComplete="off" keys="number" {...props} />
}

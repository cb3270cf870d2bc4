import { TextField, type TextFieldProps } from './text-field.tsx'

/** A day as the browser asks for it; the value is `2026-11-21`. `min` and `max` are written likewise. */
export function DateField(props: TextFieldProps) {
  return <TextField type="date" {...props} />
}

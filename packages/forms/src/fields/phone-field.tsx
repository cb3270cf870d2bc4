import { TextField, type TextFieldProps } from './text-field.tsx'

/** A phone number; takes phone characters from the keyboard only (Spec §5). */
export function PhoneField(props: TextFieldProps) {
  return <TextField type="tel" autoComplete="tel" keys="phone" {...props} />
}

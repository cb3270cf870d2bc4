import { TextField, type TextFieldProps } from './text-field.tsx'

/** An e-mail address, with the keyboard and the suggestions for one. Its rules come with the form. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}

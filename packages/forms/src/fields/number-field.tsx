import { hasDecimalComma } from './has-decimal-comma.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * A number; takes digits and one decimal point from the keyboard only (Spec §5). Where the language of the page writes a
 * decimal comma, a comma becomes the point; elsewhere it stays, for the form's rules to refuse in words.
 */
export function NumberField(props: TextFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      keys="number"
      onInput={({ currentTarget: control }) => {
        const at = control.value.indexOf(',')
        if (at < 0 || !hasDecimalComma()) return
        control.setRangeText('.', at, at + 1, 'end')
        control.dispatchEvent(new Event('input', { bubbles: true }))
      }}
      {...props}
    />
  )
}

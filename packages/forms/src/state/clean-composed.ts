import { type FormControl, type KeyFilter, refusedCharacters } from './controls.ts'

/** Full-width characters, which Japanese and Chinese input methods produce. */
const wide = /[\uFF01-\uFF5E]/g
const toPlain = (character: string) =>
  String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfee0)

/**
 * Removes composed characters that the field does not allow (Spec §5) and converts full-width digits. A comma and a
 * second point are left for the rules to reject. Keeps the caret position.
 */
export function cleanComposed(control: FormControl, filter: KeyFilter): void {
  const { value } = control
  const cleaned = cleanComposedText(filter, value)
  if (cleaned === value) return
  const caret = 'selectionEnd' in control ? control.selectionEnd : null
  control.value = cleaned
  if (caret === null || !('setSelectionRange' in control)) return
  const end = cleanComposedText(filter, value.slice(0, caret)).length
  control.setSelectionRange(end, end)
}

/** Returns the text without characters that the filter does not allow. */
export function cleanComposedText(filter: KeyFilter, text: string): string {
  return text.replaceAll(wide, toPlain).replaceAll(refusedCharacters[filter], '')
}

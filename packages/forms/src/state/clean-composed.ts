import { type FormControl, type KeyFilter, refusedCharacters } from './controls.ts'

/** The characters of a keyboard in full width, as Japanese and Chinese input methods write them. */
const wide = /[\uFF01-\uFF5E]/g
const toPlain = (character: string) =>
  String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfee0)

/**
 * Takes out of a field what an input method has composed and the field cannot contain (Spec §5): letters go, and
 * digits in full width become plain ones. A comma and a second point are left for the rules to refuse with words.
 * The caret stays where it was among what is left.
 */
export function cleanComposed(control: FormControl, filter: KeyFilter): void {
  const { value } = control
  const kept = plainComposed(filter, value)
  if (kept === value) return
  const caret = 'selectionEnd' in control ? control.selectionEnd : null
  control.value = kept
  if (caret === null || !('setSelectionRange' in control)) return
  const end = plainComposed(filter, value.slice(0, caret)).length
  control.setSelectionRange(end, end)
}

/** The text as it is in a field of its kind. */
export function plainComposed(filter: KeyFilter, text: string): string {
  return text.replaceAll(wide, toPlain).replaceAll(refusedCharacters[filter], '')
}

import type { KeyFilter } from './allowed-key.ts'

/** What can stand in no field of its kind. A comma and a second point are left for the rules to refuse with words. */
const foreign: Readonly<Record<KeyFilter, RegExp>> = {
  number: /[^\d.,]/g,
  phone: /[^\d\s\-+.*#()]/g,
}

/** The characters of a keyboard in full width, as Japanese and Chinese input methods write them. */
const wide = /[\uFF01-\uFF5E]/g
const toPlain = (character: string) =>
  String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfee0)

/**
 * Text that an input method has composed, as a field takes it (Spec §5): without letters, and with
 * digits in full width as plain ones.
 */
export function cleanComposed(filter: KeyFilter, composed: string): string {
  return composed.replaceAll(wide, toPlain).replaceAll(foreign[filter], '')
}

/** What may be typed into a field. */
export type KeyFilter = 'number' | 'phone'

/** Values that no field of its kind can have. */
export const refusedCharacters: Readonly<Record<KeyFilter, RegExp>> = {
  number: /[^\d.,]/g,
  phone: /[^\d\s\-+.*#()]/g,
}

/**
 * Whether a keystroke may go into a field: digits and one decimal point into a number, phone characters
 * into a phone number (Spec §5). A comma in the place of the point goes in, too: dropped, it would make 55 of
 * 5,5. Where the language of the field has no decimal comma, the field's rules refuse it in words.
 *
 * @param typed - the characters about to be inserted
 * @param rest - what will be around them, without the selection that they replace
 */
export function allowedKey(filter: KeyFilter, typed: string, rest: string): boolean {
  if (typed.search(refusedCharacters[filter]) >= 0) return false
  return filter === 'phone' || (rest + typed).split(/[.,]/).length <= 2
}

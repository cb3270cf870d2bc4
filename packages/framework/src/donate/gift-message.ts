/** The field of the donor's message. */
export const messageField = 'message'
/** As much as fits into an address on the way to the checkout. */
export const longestMessage = 500

/** Reads the donor's message; undefined when there is none. */
export function readMessage(form: FormData): string | undefined {
  const typed = form.get(messageField)
  if (typeof typed !== 'string' || typed.trim() === '') return undefined
  return Array.from(typed.trim()).slice(0, longestMessage).join('')
}

/** The field of the donor's message. */
export const messageField = 'message'
/** The longest message that fits into the checkout's address, in characters. */
export const longestMessage = 500

/** Reads the donor's message; undefined when there is none. */
export function readMessage(form: FormData): string | undefined {
  const typed = form.get(messageField)
  if (typeof typed !== 'string' || typed.trim() === '') return undefined
  return Array.from(typed.trim()).slice(0, longestMessage).join('')
}

/** Codes and typed amounts in the one form that is compared: trimmed, upper case; '' for no text. */
export function upperText(value: unknown): string {
  return typeof value === 'string' ? value.trim().toUpperCase() : ''
}

/** The same in lower case, as the server spells units. */
export function lowerText(value: unknown): string {
  return upperText(value).toLowerCase()
}

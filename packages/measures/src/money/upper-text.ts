/** Codes and typed amounts in the one form that is compared: trimmed, upper case; '' for no text. */
export function upperText(value: unknown): string {
  return typeof value === 'string' ? value.trim().toUpperCase() : ''
}

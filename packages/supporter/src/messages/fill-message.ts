/** Fills the placeholders of a message. A placeholder without a value stays visible, so that mistakes are noticed. */
export function fillMessage(
  message: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message.replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : braces,
  )
}

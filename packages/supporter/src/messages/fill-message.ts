/**
 * Fills a message's braces. A value that is missing leaves its braces in place, where tests and
 * editors see it.
 */
export function fillMessage(
  message: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message.replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : braces,
  )
}

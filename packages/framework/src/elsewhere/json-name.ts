/**
 * The name before `.json` at the end of an address.
 *
 * @returns undefined where there is none, or another ending, and for what no page can be called: dots or blanks alone
 */
export function jsonName(file: string): string | undefined {
  const name = file.endsWith('.json') ? file.slice(0, -'.json'.length) : ''
  return /^[.\s]*$/.test(name) ? undefined : name
}

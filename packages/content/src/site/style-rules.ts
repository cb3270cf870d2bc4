import { field, refuse, Refusal } from '../fields/field.ts'

const longestStyles = 100_000

/** A text that is an address of another site: it begins with a scheme, or names a host. */
const foreignText = /["']\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i
const foreignUrl = /url\(\s*(?:["']\s*)?(?:[a-z][a-z\d+.-]*:|\/\/)/i
/** Functions that take a text for an address. */
const takesText = /(?:image|image-set|src|url-prefix)\(/i

/**
 * Style rules of the site's own. What would end the `<style>` element or fetch from elsewhere is
 * refused: nothing is asked of another site before a visitor accepts cookies (Spec §4).
 */
export const styleRules = field((value): string | Refusal => {
  if (value === null) return ''
  if (typeof value !== 'string') return refuse('style rules', value)
  if (value.length > longestStyles) {
    return new Refusal(`expected at most ${longestStyles} characters of style rules`)
  }
  if (/<[/!]/.test(value)) return new Refusal('style rules may not contain markup')
  // A browser decodes escapes in names first: `@\69mport` is `@import`.
  for (const rules of [value, withoutEscapes(value)]) {
    if (/@import/i.test(rules)) return new Refusal('style rules may not import others')
    if (foreignUrl.test(rules) || (takesText.test(rules) && foreignText.test(rules))) {
      return new Refusal('style rules may not name addresses of other sites')
    }
  }
  return value.trim()
})

/** Replaces each CSS escape by its character, and removes escaped line breaks. */
function withoutEscapes(rules: string): string {
  return rules.replaceAll(
    /\\(?:([\da-f]{1,6})\s?|\r\n|([^]))/gi,
    (_, code: string | undefined, character = '') =>
      code === undefined
        ? character.replace(/[\n\r\f]/, '')
        : characterOf(Number.parseInt(code, 16)),
  )
}

function characterOf(code: number): string {
  return code > 0x10_ff_ff ? '\u{FFFD}' : String.fromCodePoint(code)
}

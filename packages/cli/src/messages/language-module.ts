import { UsageError } from '../command/command-errors.ts'
import type { ProductMessages } from '../places/read-messages.ts'

/** `figures.donations.one`: a form of a sentence, by how many there are. */
const form = /^([^.]+\.[^.]+)\.(zero|one|two|few|many|other)$/

/**
 * A module of another language for a translator to begin with: every sentence in English, those with a count in each form that
 * the language has.
 *
 * @param language - such as `de` or `cy-gb`
 * @throws UsageError when there is no such language
 */
export function languageModule(
  { messages, places }: ProductMessages,
  language: string,
): { readonly text: string; readonly keys: number } {
  const forms = formsOf(language)
  const wanted = Object.entries(messages).flatMap(([key, english]) => {
    const [, sentence = '', kind] = form.exec(key) ?? []
    const isForm = kind !== undefined && Object.hasOwn(messages, `${sentence}.other`)
    if (!isForm) return [[key, english] as const]
    // All forms come in the place of the last one.
    if (kind !== 'other') return []
    return forms.map((name) => {
      const full = `${sentence}.${name}`
      return [full, messages[full] ?? english] as const
    })
  })
  const groups = Map.groupBy(wanted, ([key]) => key.slice(0, key.indexOf('.')))
  const parts = [...groups].map(([feature, rows]) =>
    [
      `  // ${places[feature] ?? feature}`,
      ...rows.map(([key, english]) => `  ${quoted(key)}: ${quoted(english)},`),
    ].join('\n'),
  )
  const head = `/** What the product says in ${language}: write the sentences anew, and leave the words in braces. */`
  return {
    text: `${head}\nexport default {\n${parts.join('\n\n')}\n}\n`,
    keys: wanted.length,
  }
}

function formsOf(language: string): readonly string[] {
  try {
    return new Intl.PluralRules(language).resolvedOptions().pluralCategories
  } catch {
    throw new UsageError(`"${language}" is no language. Name one such as de or cy-gb.`)
  }
}

function quoted(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)
  return `'${escaped.replaceAll('\n', String.raw`\n`)}'`
}

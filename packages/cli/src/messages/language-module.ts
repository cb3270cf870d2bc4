import { UsageError } from '../command/command-errors.ts'
import type { ProductMessages } from '../application/read-messages.ts'

/** Key of a plural form, such as `figures.donations.one`. */
const pluralKeyPattern = /^([^.]+\.[^.]+)\.(zero|one|two|few|many|other)$/

export interface SourceMessage {
  /** Key in the catalogue, without the category of a plural form. */
  readonly key: string
  /** English text; for a message with plural forms, the singular. */
  readonly text: string
  readonly plural?: {
    /** English text for all other numbers. */
    readonly text: string
    /** English text of each plural form that the language has, by category. */
    readonly forms: ReadonlyMap<Intl.LDMLPluralRule, string>
  }
}

/**
 * Lists the messages to translate, in the order of the catalogue.
 *
 * @param language - language tag, such as `de` or `cy-gb`
 * @throws {UsageError} if the tag is invalid
 */
export function listSourceMessages(
  { messages }: Pick<ProductMessages, 'messages'>,
  language: string,
): readonly SourceMessage[] {
  const categories = getPluralCategories(language)
  return Object.entries(messages).flatMap(([key, text]) => {
    const [, sentence = '', category] = pluralKeyPattern.exec(key) ?? []
    if (category === undefined || !Object.hasOwn(messages, `${sentence}.other`))
      return [{ key, text }]
    // List a message with plural forms once, at its last form in the catalogue.
    if (category !== 'other') return []
    const english = (name: string) => messages[`${sentence}.${name}`] ?? text
    const forms = new Map(categories.map((name) => [name, english(name)]))
    return [{ key: sentence, text: english('one'), plural: { text, forms } }]
  })
}

/** Creates a module of the English messages for translators to edit, with the plural forms of the language. */
export function createLanguageModule(
  list: ProductMessages,
  language: string,
): { readonly text: string; readonly keys: number } {
  const rows = listSourceMessages(list, language).flatMap(({ key, text, plural }) =>
    plural === undefined
      ? [[key, text] as const]
      : [...plural.forms].map(([category, form]) => [`${key}.${category}`, form] as const),
  )
  const head = `Messages in ${language}. Translate the texts, and keep the placeholders in braces.`
  return { text: formatModule(rows, list.places, head), keys: rows.length }
}

/** Formats messages as a TypeScript module, grouped by feature. */
export function formatModule(
  rows: readonly (readonly [key: string, text: string])[],
  places: ProductMessages['places'],
  head: string,
): string {
  const groups = Map.groupBy(rows, ([key]) => getFeatureName(key))
  const parts = [...groups].map(([feature, entries]) =>
    [
      `  // ${places[feature] ?? feature}`,
      ...entries.map(([key, text]) => `  ${quoteText(key)}: ${quoteText(text)},`),
    ].join('\n'),
  )
  return `/** ${head} */\nexport default {\n${parts.join('\n\n')}\n}\n`
}

/** Returns the part of a key before the first dot. */
export function getFeatureName(key: string): string {
  return key.slice(0, key.indexOf('.'))
}

function getPluralCategories(language: string): readonly Intl.LDMLPluralRule[] {
  try {
    return new Intl.PluralRules(language).resolvedOptions().pluralCategories
  } catch {
    throw new UsageError(
      `"${language}" is not a valid language tag. Use a tag such as de or cy-gb.`,
    )
  }
}

function quoteText(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)
  return `'${escaped.replaceAll('\n', String.raw`\n`).replaceAll('\r', String.raw`\r`)}'`
}

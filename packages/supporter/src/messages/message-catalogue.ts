/**
 * Plural forms of a message, by the categories of `Intl.PluralRules`. Categories that the language does not use are omitted;
 * `other` is required.
 */
export type PluralForms = { readonly other: string } & {
  readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string
}

/** Messages by full key: `<feature>.<key>`, or `<feature>.<key>.<form>` for plural forms. */
export type Messages = Readonly<Record<string, string>>

/** English messages of one feature. They may contain placeholders such as `{name}`. */
export interface MessageCatalogue {
  readonly feature: string
  readonly english: Readonly<Record<string, string | PluralForms>>
}

/** Messages of a feature in any language, by key. */
export type MessagesOf<Catalogue extends MessageCatalogue> = {
  readonly [Key in keyof Catalogue['english']]: Catalogue['english'][Key] extends string
    ? string
    : PluralForms
}

const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/**
 * Returns a feature's messages with overrides.
 *
 * @param overrides - a site's messages, or another language, by full key such as `countdown.hours`. Unknown keys are ignored
 */
export function overrideMessages<Catalogue extends MessageCatalogue>(
  { feature, english }: Catalogue,
  overrides: Messages,
): MessagesOf<Catalogue> {
  const entries = Object.entries(english).map(([name, message]) => {
    const key = `${feature}.${name}`
    return [
      name,
      typeof message === 'string'
        ? getOverride(overrides, key, message)
        : overridePluralForms(message, (form) => getOverride(overrides, `${key}.${form}`)),
    ]
  })
  return Object.fromEntries(entries) as MessagesOf<Catalogue>
}

function overridePluralForms(
  english: PluralForms,
  findOverride: (form: Intl.LDMLPluralRule) => string | undefined,
): PluralForms {
  const texts = pluralCategories.map((form) => [form, findOverride(form) ?? english[form]])
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined)) as PluralForms
}

function getOverride(overrides: Messages, key: string): string | undefined
function getOverride(overrides: Messages, key: string, otherwise: string): string
function getOverride(overrides: Messages, key: string, otherwise?: string): string | undefined {
  return Object.hasOwn(overrides, key) ? overrides[key] : otherwise
}

/** Fills the placeholders of a message. A placeholder without a value stays visible, so that mistakes are noticed. */
export function fillMessage(
  message: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message.replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : braces,
  )
}

/** Cached by language, because their creation is slow. */
const pluralRules: Record<string, Intl.PluralRules> = {}
const numberFormats: Record<string, Intl.NumberFormat> = {}

/**
 * Returns the plural form of a message for a count, with its placeholders filled in. `{count}` is the formatted count.
 *
 * @param options.language - BCP 47 tag. @default the document's language
 * @param options.values - values of other placeholders; `count` overrides the formatted count
 */
export function fillCount(
  message: PluralForms,
  count: number,
  {
    language = document.documentElement.lang || 'en',
    values = {},
  }: { language?: string; values?: Readonly<Record<string, string | number>> } = {},
): string {
  const rule = (pluralRules[language] ??= new Intl.PluralRules(language))
  const number = (numberFormats[language] ??= new Intl.NumberFormat(language))
  return fillMessage(message[rule.select(count)] ?? message.other, {
    count: number.format(count),
    ...values,
  })
}

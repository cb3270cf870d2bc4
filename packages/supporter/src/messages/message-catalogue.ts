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

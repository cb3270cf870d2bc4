/**
 * A message in the forms that a language has for counts, by the categories of `Intl.PluralRules`. A form that a
 * language does not use is left out; `other` is always there.
 */
export type PluralForms = { readonly other: string } & {
  readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string
}

/** Messages by their full keys, `<feature>.<key>`; a plural form is `<feature>.<key>.<form>`. */
export type Messages = Readonly<Record<string, string>>

/** English messages of one feature. Braces contain placeholders. */
export interface MessageCatalogue {
  readonly feature: string
  readonly english: Readonly<Record<string, string | PluralForms>>
}

/** A feature's messages by their keys, in any language. */
export type MessagesOf<Catalogue extends MessageCatalogue> = {
  readonly [Key in keyof Catalogue['english']]: Catalogue['english'][Key] extends string
    ? string
    : PluralForms
}

import { isPathBelow, pathWithoutLanguage } from './addresses.ts'
import type { Messages } from '@milepost/supporter/messages'

/** A language of an application, for `defineSite`. */
export interface LanguageDefinition {
  /** The language's name in the content, such as `cy-gb`. */
  readonly lang: string
  /** The language's name in that language, such as `Cymraeg`. */
  readonly name: string
  /**
   * URL prefix without slashes. The main language has none.
   *
   * @default the primary subtag of `lang`, such as `cy`
   */
  readonly path?: string
  /** Brings what the product says in it, by key; what is missing is said in English. @default English */
  readonly messages?: () => Promise<{ readonly default: Messages }>
}

/** A language that a site is read in. */
export interface SiteLanguage {
  /** The language's name in the content, in lower case. */
  readonly lang: string
  /** The language tag of BCP 47, such as `cy-GB`. */
  readonly tag: string
  readonly name: string
  readonly dir: 'ltr' | 'rtl'
  /** URL prefix, such as `/cy`; '' for the main language. */
  readonly base: string
  readonly messages: () => Promise<Messages>
}

/** Scripts that are written from right to left. */
const rightToLeft = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
])

/**
 * The languages of an application, the main one first; none when none are given.
 *
 * @throws TypeError for a language that is none, or an address that two have or that cannot be one
 */
export function siteLanguages(definitions: readonly LanguageDefinition[] = []): SiteLanguage[] {
  const languages = definitions.map((definition, at) => toLanguage(definition, at === 0))
  const bases = languages.map(({ base }) => base)
  const double = languages.find(({ base }, at) => bases.indexOf(base) !== at)
  if (double !== undefined) {
    throw new TypeError(
      `app/site.config.ts: two languages have the address "${double.base}/": give ${double.lang} another path.`,
    )
  }
  return languages
}

function toLanguage(
  { lang, name, path, messages }: LanguageDefinition,
  isMain: boolean,
): SiteLanguage {
  const locale = localeOf(lang)
  const base = isMain ? '' : `/${path ?? locale.language}`
  if (!isMain && !/^\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(base)) {
    throw new TypeError(
      `app/site.config.ts: the path of ${lang} may have small letters, figures and hyphens, not ${JSON.stringify(path)}.`,
    )
  }
  return {
    lang: lang.toLowerCase(),
    tag: locale.toString(),
    name,
    dir: rightToLeft.has(locale.maximize().script ?? '') ? 'rtl' : 'ltr',
    base,
    messages: async () => (messages === undefined ? {} : (await messages()).default),
  }
}

function localeOf(lang: string): Intl.Locale {
  try {
    return new Intl.Locale(lang)
  } catch {
    throw new TypeError(`app/site.config.ts: ${JSON.stringify(lang)} is no language.`)
  }
}

/** Returns the language of a path: the main one if no prefix matches, undefined if the site has no languages. */
export function languageOfPath(
  pathname: string,
  languages: readonly SiteLanguage[],
): SiteLanguage | undefined {
  const own = languages.find(({ base }) => base !== '' && isPathBelow(pathname, [base]))
  return own ?? languages[0]
}

/** A path without what a language's addresses begin with. */
export function pathInLanguage(pathname: string, language: SiteLanguage | undefined): string {
  return pathWithoutLanguage(pathname, language?.base ?? '')
}

/**
 * The language of a page, as BCP 47 writes it. The main language is as it is written in the site's country: `en-AU`
 * for `au`. English where the application names no languages.
 */
export function languageOf(country: string, language?: SiteLanguage): string {
  if (language !== undefined && language.base !== '') return language.tag
  const main = language === undefined ? 'en' : new Intl.Locale(language.tag).language
  return `${main}-${country.toUpperCase()}`
}

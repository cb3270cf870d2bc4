import { isPathBelow, removeBasePath } from './addresses.ts'
import type { Messages } from '@milepost/supporter/messages'

/** Language of an application, as passed to `defineSite`. */
export interface LanguageDefinition {
  /** Language code in the CMS, such as `cy-gb`. */
  readonly lang: string
  /** Native name, such as `Cymraeg`. */
  readonly name: string
  /**
   * URL prefix without slashes. Ignored for the main language, which has none.
   * @default the primary subtag of `lang`, such as `cy`
   */
  readonly path?: string
  /** Loads the translated messages. Missing messages are shown in English. @default English */
  readonly messages?: () => Promise<{ readonly default: Messages }>
}

/** Language of a site, resolved from its definition. */
export interface SiteLanguage {
  /** Language code in the CMS, in lower case. */
  readonly lang: string
  /** BCP 47 tag, such as `cy-GB`. */
  readonly tag: string
  readonly name: string
  readonly dir: 'ltr' | 'rtl'
  /** URL prefix, such as `/cy`; `''` for the main language. */
  readonly base: string
  readonly messages: () => Promise<Messages>
}

/** ISO 15924 codes of scripts that are written from right to left. */
const rtlScripts = new Set(['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/**
 * Resolves the language definitions of an application. The first one is the main language.
 *
 * @throws TypeError if a language code or a path is invalid, or if two languages have the same path
 */
export function createSiteLanguages(
  definitions: readonly LanguageDefinition[] = [],
): SiteLanguage[] {
  const languages = definitions.map((definition, at) => toSiteLanguage(definition, at === 0))
  const bases = languages.map(({ base }) => base)
  const double = languages.find(({ base }, at) => bases.indexOf(base) !== at)
  if (double !== undefined) {
    throw new TypeError(
      `app/site.config.ts: two languages have the path "${double.base}/". Give ${double.lang} another path.`,
    )
  }
  return languages
}

function toSiteLanguage(
  { lang, name, path, messages }: LanguageDefinition,
  isMain: boolean,
): SiteLanguage {
  const locale = parseLocale(lang)
  const base = isMain ? '' : `/${path ?? locale.language}`
  if (!isMain && !/^\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(base)) {
    throw new TypeError(
      `app/site.config.ts: the path of ${lang} is ${JSON.stringify(path)}. Use lower-case letters, digits and hyphens.`,
    )
  }
  return {
    lang: lang.toLowerCase(),
    tag: locale.toString(),
    name,
    dir: rtlScripts.has(locale.maximize().script ?? '') ? 'rtl' : 'ltr',
    base,
    messages: async () => (messages === undefined ? {} : (await messages()).default),
  }
}

function parseLocale(lang: string): Intl.Locale {
  try {
    return new Intl.Locale(lang)
  } catch {
    throw new TypeError(`app/site.config.ts: ${JSON.stringify(lang)} is not a language code.`)
  }
}

/** Returns the language of a path: the main one if no prefix matches, undefined if the site defines no languages. */
export function getPathLanguage(
  pathname: string,
  languages: readonly SiteLanguage[],
): SiteLanguage | undefined {
  const own = languages.find(({ base }) => base !== '' && isPathBelow(pathname, [base]))
  return own ?? languages[0]
}

/** Returns a path without the language's prefix. */
export function stripLanguagePrefix(pathname: string, language: SiteLanguage | undefined): string {
  return removeBasePath(pathname, language?.base ?? '')
}

/**
 * Returns the BCP 47 tag of a page's language. The main language gets the site's country as its region: `en-AU` for `au`.
 * English if the application defines no languages.
 */
export function getLanguage(country: string, language?: SiteLanguage): string {
  if (language !== undefined && language.base !== '') return language.tag
  const [main = 'en'] = language?.tag.split('-') ?? []
  return `${main}-${country.toUpperCase()}`
}

import { toLowerText } from '../input.ts'

// Literal paths, because bundlers cannot follow computed ones. English is built into dayjs.
const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  ar: () => import('dayjs/locale/ar.js'),
  bg: () => import('dayjs/locale/bg.js'),
  bn: () => import('dayjs/locale/bn.js'),
  ca: () => import('dayjs/locale/ca.js'),
  cs: () => import('dayjs/locale/cs.js'),
  cy: () => import('dayjs/locale/cy.js'),
  da: () => import('dayjs/locale/da.js'),
  de: () => import('dayjs/locale/de.js'),
  el: () => import('dayjs/locale/el.js'),
  es: () => import('dayjs/locale/es.js'),
  et: () => import('dayjs/locale/et.js'),
  eu: () => import('dayjs/locale/eu.js'),
  fa: () => import('dayjs/locale/fa.js'),
  fi: () => import('dayjs/locale/fi.js'),
  fr: () => import('dayjs/locale/fr.js'),
  ga: () => import('dayjs/locale/ga.js'),
  gl: () => import('dayjs/locale/gl.js'),
  he: () => import('dayjs/locale/he.js'),
  hi: () => import('dayjs/locale/hi.js'),
  hr: () => import('dayjs/locale/hr.js'),
  hu: () => import('dayjs/locale/hu.js'),
  id: () => import('dayjs/locale/id.js'),
  is: () => import('dayjs/locale/is.js'),
  it: () => import('dayjs/locale/it.js'),
  ja: () => import('dayjs/locale/ja.js'),
  ko: () => import('dayjs/locale/ko.js'),
  lt: () => import('dayjs/locale/lt.js'),
  lv: () => import('dayjs/locale/lv.js'),
  mi: () => import('dayjs/locale/mi.js'),
  ms: () => import('dayjs/locale/ms.js'),
  nb: () => import('dayjs/locale/nb.js'),
  nl: () => import('dayjs/locale/nl.js'),
  nn: () => import('dayjs/locale/nn.js'),
  pl: () => import('dayjs/locale/pl.js'),
  pt: () => import('dayjs/locale/pt.js'),
  'pt-br': () => import('dayjs/locale/pt-br.js'),
  ro: () => import('dayjs/locale/ro.js'),
  ru: () => import('dayjs/locale/ru.js'),
  sk: () => import('dayjs/locale/sk.js'),
  sl: () => import('dayjs/locale/sl.js'),
  sr: () => import('dayjs/locale/sr.js'),
  sv: () => import('dayjs/locale/sv.js'),
  th: () => import('dayjs/locale/th.js'),
  tr: () => import('dayjs/locale/tr.js'),
  uk: () => import('dayjs/locale/uk.js'),
  ur: () => import('dayjs/locale/ur.js'),
  vi: () => import('dayjs/locale/vi.js'),
  zh: () => import('dayjs/locale/zh.js'),
  'zh-tw': () => import('dayjs/locale/zh-tw.js'),
}

/** Names of the dayjs locales, apart from English. */
export const dateLanguages: readonly string[] = Object.keys(loaders)

/**
 * Loads a language's dayjs locale for `formatRelativeTime`. A no-op for English and for languages without a locale.
 *
 * @param language - BCP 47 tag, for example `cy-GB`
 */
export async function loadDateLanguage(language: string): Promise<void> {
  await loaders[getLocaleName(toLanguageTag(language))]?.()
}

/** Normalises a language tag to lower case with hyphens. @default 'en' */
export function toLanguageTag(language: string | undefined): string {
  return toLowerText(language).replaceAll('_', '-') || 'en'
}

/** Returns the name of a language's dayjs locale: a regional one (`pt-br`) if there is one, otherwise the language's. */
export function getLocaleName(tag: string): string {
  // All regions that use traditional characters share one locale.
  const name = tag.replace(/^zh-(?:hant|tw|hk|mo)\b.*/, 'zh-tw')
  return Object.hasOwn(loaders, name) ? name : (name.split('-')[0] ?? '')
}

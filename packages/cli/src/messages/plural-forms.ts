import pluralForms from '@tannin/plural-forms'

/** Plural category, as in `Intl.PluralRules`. */
export type PluralCategory = Intl.LDMLPluralRule

/** Plural forms of a language in a PO file. */
export interface PoPluralForms {
  /** Value of the header `Plural-Forms`. */
  readonly header: string
  /** Index of the `msgstr` for each plural category of integers. */
  readonly indexes: ReadonlyMap<PluralCategory, number>
  /** Categories without a `msgstr`, such as fractions in Polish, each with up to three example numbers. */
  readonly others: ReadonlyMap<PluralCategory, readonly number[]>
}

/**
 * Gettext plural expressions that follow CLDR rules. Each language uses the first expression that agrees with its rules in
 * `Intl.PluralRules`; the comments name one such language.
 */
const pluralExpressions = [
  '0', // ja
  'n != 1', // de
  'n > 1', // fr
  'n % 10 != 1 || n % 100 == 11', // is
  'n % 10 == 4 || n % 10 == 6 || n % 10 == 9', // fil
  'n > 1 && (n < 11 || n > 99)', // tzm
  'n == 0 ? 0 : n == 1 ? 1 : 2', // lag
  'n == 1 ? 0 : n == 2 ? 1 : 2', // he
  'n < 2 ? 0 : n < 11 ? 1 : 2', // shi
  'n == 1 ? 0 : n > 1 && n < 5 ? 1 : 2', // cs
  'n == 1 ? 0 : n == 0 || (n % 100 > 0 && n % 100 < 20) ? 1 : 2', // ro
  'n == 1 ? 0 : n % 10 > 1 && n % 10 < 5 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2', // pl
  'n % 10 == 1 && n % 100 != 11 ? 0 : n % 10 > 1 && n % 10 < 5 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2', // ru
  'n % 10 == 1 && (n % 100 < 11 || n % 100 > 19) ? 0 : n % 10 > 1 && (n % 100 < 11 || n % 100 > 19) ? 1 : 2', // lt
  'n % 10 == 0 || (n % 100 > 10 && n % 100 < 20) ? 0 : n % 10 == 1 && n % 100 != 11 ? 1 : 2', // lv
  'n % 100 == 1 ? 0 : n % 100 == 2 ? 1 : n % 100 == 3 || n % 100 == 4 ? 2 : 3', // sl
  'n == 1 || n == 11 ? 0 : n == 2 || n == 12 ? 1 : n > 2 && n < 20 ? 2 : 3', // gd
  'n % 10 == 1 && n % 100 != 11 ? 0 : n == 2 ? 1 : n % 10 > 1 && (n % 100 < 11 || n % 100 > 19) ? 2 : 3', // sgs
  'n % 10 == 1 ? 0 : n % 10 == 2 ? 1 : n % 20 == 0 ? 2 : 3', // gv
  'n % 10 == 1 && n % 100 != 11 && n % 100 != 71 && n % 100 != 91 ? 0 : n % 10 == 2 && n % 100 != 12 && n % 100 != 72 && n % 100 != 92 ? 1 : (n % 10 == 3 || n % 10 == 4 || n % 10 == 9) && n % 100 != 13 && n % 100 != 14 && n % 100 != 19 && (n % 100 < 70 || n % 100 > 79) && n % 100 < 90 ? 2 : 3', // br
  'n == 1 ? 0 : n == 2 ? 1 : n > 2 && n < 7 ? 2 : n > 6 && n < 11 ? 3 : 4', // ga
  'n == 1 ? 0 : n == 2 ? 1 : n == 0 || (n % 100 > 2 && n % 100 < 11) ? 2 : n % 100 > 10 && n % 100 < 20 ? 3 : 4', // mt
  'n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n % 100 > 2 && n % 100 < 11 ? 3 : n % 100 > 10 ? 4 : 5', // ar
  'n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n == 3 ? 3 : n == 6 ? 4 : 5', // cy
]

/** Integers that suffice to distinguish the plural rules of any two languages. */
const sampleIntegers = Array.from({ length: 1001 }, (_, number) => number)
/** Sample numbers for plural categories that no integer up to 1000 belongs to. */
const sampleOtherNumbers = [1.5, 0.5, 1_000_000]

/**
 * Returns the plural forms of a language. All categories are in `others` if no expression agrees with its rules, as for
 * Cornish.
 *
 * @param language - valid language tag, such as `de` or `cy-gb`
 */
export function getPluralForms(language: string): PoPluralForms {
  const rules = new Intl.PluralRules(language)
  const categories = sampleIntegers.map((number) => rules.select(number))
  for (const expression of pluralExpressions) {
    const indexes = indexCategories(categories, expression)
    if (indexes === undefined || new Set(indexes.values()).size < indexes.size) continue
    return {
      header: `nplurals=${indexes.size}; plural=${expression};`,
      indexes,
      others: getOtherCategories(rules, indexes),
    }
  }
  return {
    header: 'nplurals=1; plural=0;',
    indexes: new Map(),
    others: getOtherCategories(rules, new Map()),
  }
}

/**
 * Returns the index of the `msgstr` for each plural category that a language uses for whole numbers, based on a file's header.
 * Other tools may write a different header from ours; several categories may share a `msgstr`.
 *
 * @param header - value of `Plural-Forms`
 * @returns undefined if the header is invalid, or gives numbers of one category different forms
 */
export function parsePluralForms(
  header: string,
  language: string,
): ReadonlyMap<PluralCategory, number> | undefined {
  const [, count, expression] =
    /^\s*nplurals\s*=\s*(\d+)\s*;\s*plural\s*=([^;]{1,1000})(?:;|$)/.exec(header) ?? []
  if (expression === undefined) return undefined
  const rules = new Intl.PluralRules(language)
  const categories = sampleIntegers.map((number) => rules.select(number))
  const indexes = indexCategories(categories, expression)
  const isValid =
    indexes !== undefined && [...indexes.values()].every((index) => index < Number(count))
  return isValid ? indexes : undefined
}

/** @param categories - category of each whole number, from 0 */
function indexCategories(
  categories: readonly PluralCategory[],
  expression: string,
): Map<PluralCategory, number> | undefined {
  const formFor = pluralForms(expression) as (number: number) => number
  const indexes = new Map<PluralCategory, number>()
  for (const [number, category] of categories.entries()) {
    const index = formFor(number)
    if (!Number.isInteger(index) || index < 0) return undefined
    if ((indexes.get(category) ?? index) !== index) return undefined
    indexes.set(category, index)
  }
  return indexes
}

function getOtherCategories(
  rules: Intl.PluralRules,
  indexes: ReadonlyMap<PluralCategory, number>,
): Map<PluralCategory, readonly number[]> {
  const categories = rules.resolvedOptions().pluralCategories
  const numbers = Map.groupBy([...sampleIntegers, ...sampleOtherNumbers], (number) =>
    rules.select(number),
  )
  return new Map(
    categories
      .filter((category) => !indexes.has(category))
      .map((category) => [category, (numbers.get(category) ?? []).slice(0, 3)]),
  )
}

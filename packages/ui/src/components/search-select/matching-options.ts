import type { SearchSelectOption } from './search-select-option.ts'

/** The options that have every word of a text, wherever it is; those that begin with it first. */
export function matchingOptions(
  options: readonly SearchSelectOption[],
  text: string,
): readonly SearchSelectOption[] {
  const sought = plain(text)
  if (sought === '') return options
  const words = sought.split(' ')
  const found = options
    .map((option) => ({ option, text: plain(`${option.label} ${option.note ?? ''}`) }))
    .filter((candidate) => words.every((word) => candidate.text.includes(word)))
  const begins = (candidate: { text: string }) => (candidate.text.startsWith(sought) ? 0 : 1)
  return found
    .toSorted((one, other) => begins(one) - begins(other))
    .map((candidate) => candidate.option)
}

/** Without accents, case and spare spaces: "Côte d’Ivoire" is found by "cote d'i". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')
}

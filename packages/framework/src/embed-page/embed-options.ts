/** What can be put on a page of another site. `people` and `teams` are leaderboards. */
export const embedShows = ['total', 'people', 'teams', 'donate', 'frame'] as const
export type EmbedShow = (typeof embedShows)[number]

/** Attributes that somebody chooses; '' for none. */
export const embedAttributes = ['label', 'locale', 'background', 'color', 'accent'] as const
export type EmbedAttribute = (typeof embedAttributes)[number]

/** What somebody chose on the page about embedding. */
export interface EmbedOptions {
  readonly show: EmbedShow
  /** Those that make sense, as the elements read them. */
  readonly attributes: Readonly<Record<EmbedAttribute, string>>
  /** Inputs that were left out because they made no sense. */
  readonly wrong: readonly (EmbedAttribute | 'show')[]
  /** What was typed into each field: what was wrong can be put right there. */
  readonly typed: Readonly<Record<EmbedAttribute, string>>
}

export const longestLabel = 100
const longestTyped = 200

/**
 * Reads what was chosen from a query: `show` and the attributes. What makes no sense is left out, and told in `wrong`.
 *
 * @param shows - what can be shown here; the first one is shown where the query asks for none of them
 */
export function readEmbedOptions(
  query: Pick<URLSearchParams, 'get'>,
  shows: readonly EmbedShow[],
): EmbedOptions {
  const asked = query.get('show') ?? ''
  const show = shows.find((one) => one === asked)
  const typed = byAttribute((name) => plainText(query.get(name) ?? '').slice(0, longestTyped))
  const read = byAttribute((name) => (typed[name] === '' ? '' : valueOf(name, typed[name])))
  const wrong = embedAttributes.filter((name) => read[name] === undefined)
  return {
    show: show ?? shows[0] ?? 'total',
    attributes: byAttribute((name) => read[name] ?? ''),
    wrong: asked !== '' && show === undefined ? ['show', ...wrong] : wrong,
    typed,
  }
}

/** Whether what is shown is an element, which takes attributes. */
export function isCustomElement(show: EmbedShow): boolean {
  return show !== 'frame'
}

function byAttribute<Value>(of: (name: EmbedAttribute) => Value): Record<EmbedAttribute, Value> {
  return Object.fromEntries(embedAttributes.map((name) => [name, of(name)])) as Record<
    EmbedAttribute,
    Value
  >
}

/** The attribute as it is pasted; undefined for what makes no sense. */
function valueOf(name: EmbedAttribute, text: string): string | undefined {
  switch (name) {
    case 'label':
      return text.length > longestLabel ? undefined : text
    case 'locale':
      return languageIn(text)
    default:
      return /^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : undefined
  }
}

/** A language, as the elements read it; undefined for whatever is none. */
function languageIn(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0]
  } catch {
    return undefined
  }
}

/** One line of text: without control characters, signs that turn its direction, and halves of characters. */
function plainText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]+/gu, ' ')
    .trim()
}

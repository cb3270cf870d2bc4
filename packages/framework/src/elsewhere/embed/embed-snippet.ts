import type { EmbeddedPart } from './frame.ts'
import { escapeXml } from '../feeds/xml.ts'

/** Data for the embed code of a page. URLs are absolute. */
export interface EmbedData {
  readonly wanted: EmbeddedPart
  /** Path of the page in embed URLs, such as `site` or `page/amina`. */
  readonly path: string
  /** Name of the page. User input, which must be escaped. */
  readonly name: string
  readonly url: string
  /** Donation URL, or the page's URL if donations are closed. */
  readonly donateUrl: string
  /** Label of the donate button. */
  readonly donate: string
  /** URL of the site in the current language, without a trailing slash. */
  readonly source: string
  /** Origin of the embed's scripts and frames. */
  readonly origin: string
  /** Formatted total. */
  readonly summary: string
}

/** Types of embeds. `people` and `teams` are leaderboards. */
export const embedKinds = ['total', 'people', 'teams', 'donate', 'frame'] as const
export type EmbedKind = (typeof embedKinds)[number]

export const embedAttributes = ['label', 'locale', 'background', 'color', 'accent'] as const
export type EmbedAttribute = (typeof embedAttributes)[number]

export interface EmbedOptions {
  readonly show: EmbedKind
  /** Valid attributes; `''` if unset or invalid. */
  readonly attributes: Readonly<Record<EmbedAttribute, string>>
  /** Names of the options whose values were invalid and ignored. */
  readonly wrong: readonly (EmbedAttribute | 'show')[]
  /** Submitted values, valid or not, to refill the form. */
  readonly typed: Readonly<Record<EmbedAttribute, string>>
}

export const maxLabelLength = 100
const maxTypedLength = 200

/**
 * Parses `show` and the attributes from a query. Invalid values are ignored and listed in `wrong`.
 *
 * @param shows - supported types of embeds; the first one is the default
 */
export function parseEmbedOptions(
  query: Pick<URLSearchParams, 'get'>,
  shows: readonly EmbedKind[],
): EmbedOptions {
  const asked = query.get('show') ?? ''
  const show = shows.find((one) => one === asked)
  const typed = createAttributeRecord((name) =>
    toPlainText(query.get(name) ?? '').slice(0, maxTypedLength),
  )
  const read = createAttributeRecord((name) =>
    typed[name] === '' ? '' : parseAttribute(name, typed[name]),
  )
  const wrong = embedAttributes.filter((name) => read[name] === undefined)
  return {
    show: show ?? shows[0] ?? 'total',
    attributes: createAttributeRecord((name) => read[name] ?? ''),
    wrong: asked !== '' && show === undefined ? ['show', ...wrong] : wrong,
    typed,
  }
}

/** Whether the embed is a custom element rather than a frame. */
export function isCustomElement(show: EmbedKind): boolean {
  return show !== 'frame'
}

function createAttributeRecord<Value>(
  of: (name: EmbedAttribute) => Value,
): Record<EmbedAttribute, Value> {
  return Object.fromEntries(embedAttributes.map((name) => [name, of(name)])) as Record<
    EmbedAttribute,
    Value
  >
}

/** Parses an attribute's value; undefined if it is invalid. */
function parseAttribute(name: EmbedAttribute, text: string): string | undefined {
  if (name === 'label') return text.length > maxLabelLength ? undefined : text
  if (name !== 'locale') return /^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : undefined
  try {
    return Intl.getCanonicalLocales(text)[0]
  } catch {
    return undefined
  }
}

/** Replaces control characters, bidirectional overrides and lone surrogates. */
function toPlainText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]+/gu, ' ')
    .trim()
}

/** CSS height that an element reserves until it has loaded. Unknown for leaderboards. */
const minHeights: Partial<Record<EmbedKind, string>> = { total: '136px', donate: '136px' }

/** Returns the HTML to paste into another site. All values are escaped. */
export function createEmbedSnippet(facts: EmbedData, { show, attributes }: EmbedOptions): string {
  if (show === 'frame') {
    return serialiseElement('iframe', {
      src: `${facts.source}/embed/frame/${facts.path}`,
      width: '480',
      height: '220',
      title: `${facts.name}: ${facts.summary}`,
      // Links open in a new window. Nothing else is allowed.
      sandbox: 'allow-popups allow-popups-to-escape-sandbox',
      loading: 'lazy',
      style: 'border:0;max-width:100%',
    })
  }
  const { wanted } = facts
  const isLeaderboard = show === 'people' || show === 'teams'
  const name = isLeaderboard ? 'leaderboard' : show
  const height = minHeights[show]
  const link =
    show === 'donate'
      ? serialiseElement('a', { href: facts.donateUrl }, escapeXml(facts.donate))
      : serialiseElement('a', { href: facts.url }, escapeXml(facts.name))
  const element = serialiseElement(
    `milepost-${name}`,
    {
      source: facts.source,
      kind: isLeaderboard ? show : wanted.kind,
      slug: isLeaderboard || wanted.kind === 'site' ? '' : wanted.slug,
      ...attributes,
      style: height === undefined ? '' : `display:block;min-height:${height}`,
    },
    link,
  )
  const script = serialiseElement('script', {
    type: 'module',
    src: `${facts.origin}/embed/${name}.js`,
  })
  return `${script}\n${element}`
}

/** Returns the CSP directives that the embedding site requires. */
export function createEmbedCspDirectives(
  { origin }: Pick<EmbedData, 'origin'>,
  show: EmbedKind,
): string {
  if (isCustomElement(show)) return `script-src ${origin}; connect-src ${origin}`
  return `frame-src ${origin}`
}

/** Serialises an HTML element. Omits attributes with an empty value. */
function serialiseElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content = '',
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}>${content}</${name}>`
}

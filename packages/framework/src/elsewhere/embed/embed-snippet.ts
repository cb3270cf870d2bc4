import type { EmbeddedPart } from './frame.ts'
import { escapeXml } from '../feeds/escape-xml.ts'

/** Facts about the embedded page. URLs are absolute. */
export interface EmbedFacts {
  readonly wanted: EmbeddedPart
  /** Path of the part, such as `site` or `page/amina`. */
  readonly path: string
  /** As its owner typed it: escape it. */
  readonly name: string
  readonly url: string
  /** The page itself if donations are closed. */
  readonly donateUrl: string
  /** Label of the donate button. */
  readonly donate: string
  /** URL of the site in the current language. */
  readonly source: string
  /** Origin of the site's modules, images and frames. */
  readonly origin: string
  /** The amount as text. */
  readonly summary: string
}

/** Things to show on another site. `people` and `teams` are leaderboards. */
export const embedShows = ['total', 'people', 'teams', 'donate', 'frame'] as const
export type EmbedShow = (typeof embedShows)[number]

export const embedAttributes = ['label', 'locale', 'background', 'color', 'accent'] as const
export type EmbedAttribute = (typeof embedAttributes)[number]

export interface EmbedOptions {
  readonly show: EmbedShow
  /** Valid attributes, as the elements read them; '' if there is none. */
  readonly attributes: Readonly<Record<EmbedAttribute, string>>
  /** Ignored because they are invalid. */
  readonly wrong: readonly (EmbedAttribute | 'show')[]
  /** Values of the fields, also if they are invalid. */
  readonly typed: Readonly<Record<EmbedAttribute, string>>
}

export const maxLabelLength = 100
const maxTypedLength = 200

/**
 * Reads `show` and the attributes from a query. Invalid values are omitted and listed in `wrong`.
 *
 * @param shows - supported values of `show`; the first one is the default
 */
export function readEmbedOptions(
  query: Pick<URLSearchParams, 'get'>,
  shows: readonly EmbedShow[],
): EmbedOptions {
  const asked = query.get('show') ?? ''
  const show = shows.find((one) => one === asked)
  const typed = byAttribute((name) => plainText(query.get(name) ?? '').slice(0, maxTypedLength))
  const read = byAttribute((name) => (typed[name] === '' ? '' : valueOf(name, typed[name])))
  const wrong = embedAttributes.filter((name) => read[name] === undefined)
  return {
    show: show ?? shows[0] ?? 'total',
    attributes: byAttribute((name) => read[name] ?? ''),
    wrong: asked !== '' && show === undefined ? ['show', ...wrong] : wrong,
    typed,
  }
}

/** Whether attributes and scripts apply: a frame has neither. */
export function isCustomElement(show: EmbedShow): boolean {
  return show !== 'frame'
}

function byAttribute<Value>(of: (name: EmbedAttribute) => Value): Record<EmbedAttribute, Value> {
  return Object.fromEntries(embedAttributes.map((name) => [name, of(name)])) as Record<
    EmbedAttribute,
    Value
  >
}

/** Parses an attribute; undefined if it is invalid. */
function valueOf(name: EmbedAttribute, text: string): string | undefined {
  if (name === 'label') return text.length > maxLabelLength ? undefined : text
  if (name !== 'locale') return /^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : undefined
  try {
    return Intl.getCanonicalLocales(text)[0]
  } catch {
    return undefined
  }
}

/** Removes control characters, bidirectional overrides and lone surrogates. */
function plainText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]+/gu, ' ')
    .trim()
}

/** Height that an element reserves until its figures are loaded; a leaderboard's depends on its entries. */
const minHeights: Partial<Record<EmbedShow, string>> = { total: '136px', donate: '136px' }

/** Returns the lines of HTML to paste. Every value is escaped. */
export function embedSnippet(facts: EmbedFacts, { show, attributes }: EmbedOptions): string {
  if (show === 'frame') {
    return tag('iframe', {
      src: `${facts.source}/embed/frame/${facts.path}`,
      width: '480',
      height: '220',
      title: `${facts.name}: ${facts.summary}`,
      // Links open in a new window; the frame can do nothing else.
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
      ? tag('a', { href: facts.donateUrl }, escapeXml(facts.donate))
      : tag('a', { href: facts.url }, escapeXml(facts.name))
  const element = tag(
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
  const script = tag('script', { type: 'module', src: `${facts.origin}/embed/${name}.js` })
  return `${script}\n${element}`
}

/** Returns the CSP directives that the lines need. */
export function embedPolicy({ origin }: Pick<EmbedFacts, 'origin'>, show: EmbedShow): string {
  if (isCustomElement(show)) return `script-src ${origin}; connect-src ${origin}`
  return `frame-src ${origin}`
}

/** Empty attributes are omitted. */
function tag(name: string, attributes: Readonly<Record<string, string>>, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}>${content}</${name}>`
}

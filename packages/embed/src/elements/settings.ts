import { readLanguage } from '../data/parse.ts'
import { parseColour, type ReadableColours, readableColours } from './colours.ts'

/** Parsed attributes of an element. */
export interface Settings {
  readonly source: string
  readonly kind: string
  readonly slug: string
  /** Label of the link, list or button. If empty, the text of the link inside the element is used. */
  readonly label: string
  /** Language tag for text and numbers. Undefined selects the site's language. */
  readonly locale: string | undefined
  readonly colours: ReadableColours
  readonly refreshMs: number
  /** Maximum number of leaderboard entries. */
  readonly limit: number
}

export const attributeNames = [
  'source',
  'kind',
  'slug',
  'label',
  'locale',
  'background',
  'color',
  'accent',
  'refresh',
  'limit',
] as const

type Attribute = (typeof attributeNames)[number]

/**
 * Parses the attributes of an element. Invalid attributes are reported and replaced by their defaults.
 *
 * @param warn - receives a message for the developer of the page
 */
export function readSettings(
  element: Pick<Element, 'getAttribute'>,
  { defaultKind, warn }: { defaultKind: string; warn: (sentence: string) => void },
): Settings {
  const read = (name: Attribute) => element.getAttribute(name)?.trim() ?? ''
  const readOr = <Value>(
    name: Attribute,
    parse: (text: string) => Value | undefined,
    what: string,
  ): Value | undefined => {
    const text = read(name)
    const value = text === '' ? undefined : parse(text)
    if (text !== '' && value === undefined) warn(`${name}="${text}" is not a ${what}.`)
    return value
  }
  const colour = (name: Attribute) => readOr(name, parseColour, 'colour such as #0b57d0')
  const number = (name: Attribute, least: number, most: number, usual: number) =>
    readOr(
      name,
      (text) => (/^\d+$/.test(text) && +text >= least && +text <= most ? +text : undefined),
      `number from ${least} to ${most}`,
    ) ?? usual
  return {
    source: read('source'),
    kind: read('kind') || defaultKind,
    slug: read('slug'),
    label: read('label'),
    locale: readOr('locale', readLanguage, 'language tag'),
    colours: readableColours({
      background: colour('background'),
      text: colour('color'),
      accent: colour('accent'),
    }),
    refreshMs: number('refresh', 10, 3600, 30) * 1000,
    limit: number('limit', 1, 20, 5),
  }
}

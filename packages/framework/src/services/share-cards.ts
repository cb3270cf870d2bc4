import { createHash } from 'node:crypto'
import { limitEntries } from '@milepost/server'
import { LRUCache } from 'lru-cache'
import { waitAtMost } from '../base/wait-at-most.ts'

/** Width and height of a share card, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** Social networks leave out heavier images. */
export const maxCardBytes = 300_000

/** One of the site's own fonts, as a card uses it. */
export interface CardFont {
  family: string
  weight: number
  /** The file's path on the site, below `/media/` or, where the application brings it, below `/assets/`. */
  path: string
  /** The characters of the file as pairs of the first and last code point; empty for all. */
  ranges: readonly (readonly [number, number])[]
}

/** How one kind of words is set. */
export interface CardType {
  /** Family names, the wanted one first. */
  families: readonly string[]
  weight: number
  isUppercase: boolean
  /** Letter spacing as in CSS, such as `-0.01em`. */
  spacing: string
  lineHeight: number
  /** A factor: narrow faces look a size smaller than they are. */
  scale: number
}

/** The looks of a card: colours as `#rrggbb`, checked by the theme. */
export interface CardLook {
  ground: string
  text: string
  mutedText: string
  accentText: string
  /** The colour of the bar and of brand parts. It can be seen on the background. */
  bar: string
  edge: 'none' | 'wave' | 'diagonal'
  pattern: 'none' | 'waves' | 'contours'
  /** How strongly the pattern is drawn under the words, 0 to 1: as far as they stay readable on it. */
  patternOpacity: number
  /** The radius of the bar's ends, in pixels. */
  radius: number
  head: CardType
  body: CardType
  fonts: readonly CardFont[]
}

/** Everything that is drawn on a share card, as plain data: two equal ones make the same picture. */
export interface ShareCard {
  /** The language of the site's words, as a tag of BCP 47. */
  language: string
  isRightToLeft: boolean
  /** The name of what the page is about. */
  title: string
  /** A short line above the title; empty for none. */
  kicker: string
  /** Nothing was given yet: words are in the place of the amount. */
  isBeforeFirst: boolean
  /** The amount in words, or what is in its place before the first gift. */
  amount: string
  /** What follows the amount, such as `raised of £500`; empty for nothing. */
  ofTarget: string
  /** How full the bar is, 0 to 100; undefined for no bar. */
  barPercent: number | undefined
  /** What is below the bar, at its start and at its end; empty for nothing. */
  notes: readonly [string, string]
  /** The path of the picture on the site; undefined for none. */
  picture: string | undefined
  /** The path of the logo, and whether it is made for dark backgrounds. */
  logo: { path: string; isForDark: boolean } | undefined
  look: CardLook
}

/** A font with its bytes. */
export type CardFontFile = Omit<CardFont, 'path'> & { bytes: Uint8Array }

/** Files that the site has fetched for a card. */
export interface CardFiles {
  fonts: readonly CardFontFile[]
  /** Undefined if the card has none, or if it could not be fetched. */
  picture: Uint8Array | undefined
  logo: Uint8Array | undefined
}

/**
 * Draws a card as a JPEG.
 *
 * @throws Error when it cannot be drawn, or takes too long
 */
export type DrawCard = (card: ShareCard, files: CardFiles) => Promise<Uint8Array<ArrayBuffer>>

/** Process-wide tools to draw share cards. */
export interface CardTools {
  readonly draw: DrawCard
  /** Reads a file of the application, such as a font, by its path below `/assets/`; undefined if it does not exist. */
  readonly readAsset: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** Changes when the same data is drawn otherwise than before. */
const drawing = 2

/** Returns a hash of everything that is drawn, for the URL of the image. */
export function cardVersion(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, card]))
    .digest('base64url')
    .slice(0, 12)
}

/** A card's picture. */
export interface DrawnCard {
  version: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The card that is requested. */
interface WantedCard {
  /** What it is about: of each, the last picture is kept. */
  subject: string
  version: string
  card: ShareCard
  files: () => Promise<CardFiles>
}

/** The share cards of a site, drawn when somebody first asks and kept. */
export interface ShareCards extends Pick<CardTools, 'readAsset'> {
  /**
   * The wanted picture, from what is kept or newly drawn. Where it cannot be drawn now, the last one of the same
   * subject, or undefined.
   */
  get: (wanted: WantedCard) => Promise<DrawnCard | undefined>
  /** The last picture of a subject. */
  last: (subject: string) => DrawnCard | undefined
  /** Removes the last picture of a subject that no longer exists. */
  forget: (subject: string) => void
}

const mostCards = 200
const usualBytes = 40 * 1024 * 1024

/** So many cards wait to be drawn; whoever comes then gets the last one. */
const mostWaiting = 12

/** How long nobody tries again to draw what could not be drawn. */
const refusedForMs = 30_000

/** How long somebody waits for a new card before the last one has to do. */
const longestWaitMs = 6000

/**
 * Keeps share cards, 200 at most: the one of each subject that was drawn last. Cards are drawn one after the other.
 *
 * @param options.maxBytes - how much memory they may take. @default 40 MB
 * @param options.now - a monotonic clock, in milliseconds
 * @param options.onProblem - is told why a card could not be drawn
 */
export function createShareCards({
  tools: { draw, readAsset },
  maxBytes = usualBytes,
  now,
  onProblem,
}: {
  tools: CardTools
  maxBytes?: number | undefined
  now: () => number
  onProblem: (error: unknown) => void
}): ShareCards {
  const kept = new LRUCache<string, DrawnCard>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(bytes.length + 256, Math.floor(maxBytes / mostCards)),
  })
  const refused = new LRUCache<string, true>({
    ...limitEntries(mostCards),
    ttl: refusedForMs,
    perf: { now },
    ttlResolution: 0,
  })
  const running = new Map<string, Promise<DrawnCard | undefined>>()
  let turn: Promise<unknown> = Promise.resolve()

  async function make({ subject, version, card, files }: WantedCard) {
    try {
      const drawn = { version, bytes: await draw(card, await files()) }
      kept.set(subject, drawn)
      return drawn
    } catch (error) {
      refused.set(version, true)
      onProblem(error)
      return undefined
    }
  }

  function start(wanted: WantedCard): Promise<DrawnCard | undefined> | undefined {
    const known = running.get(wanted.version)
    if (known !== undefined) return known
    if (running.size >= mostWaiting || refused.has(wanted.version)) return undefined
    const made = turn
      .then(() => make(wanted))
      .finally(() => {
        running.delete(wanted.version)
      })
    turn = made
    running.set(wanted.version, made)
    return made
  }

  return {
    async get(wanted) {
      const { subject, version } = wanted
      const last = kept.get(subject)
      if (last?.version === version) return last
      const started = start(wanted)
      const drawn = started && (await waitAtMost(started, longestWaitMs))
      return drawn ?? kept.get(subject)
    },
    last: (subject) => kept.get(subject),
    forget: (subject) => void kept.delete(subject),
    readAsset,
  }
}

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

/** Typography of one kind of text. */
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
  /** Opacity of the background pattern, 0 to 1, limited by the text's contrast. */
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
  /** Name of the page's subject. */
  title: string
  /** A short line above the title; may be empty. */
  kicker: string
  /** Before the first donation, a text replaces the amount. */
  isBeforeFirst: boolean
  /** The amount in words, or what is in its place before the first gift. */
  amount: string
  /** Text after the amount, such as `raised of £500`; may be empty. */
  ofTarget: string
  /** Progress, 0 to 100; undefined for no bar. */
  barPercent: number | undefined
  /** Texts below the bar, at its start and its end; may be empty. */
  notes: readonly [string, string]
  /** Path of the image on the site; undefined if there is none. */
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
  /** Subject of the card. The last image of each subject is cached. */
  subject: string
  version: string
  card: ShareCard
  files: () => Promise<CardFiles>
}

/** The share card images of a site, rendered on first request and cached. */
export interface ShareCards extends Pick<CardTools, 'readAsset'> {
  /**
   * Returns an image from the cache, or renders it. If that fails, returns the last image of the subject, or undefined.
   */
  get: (wanted: WantedCard) => Promise<DrawnCard | undefined>
  /** The last picture of a subject. */
  last: (subject: string) => DrawnCard | undefined
  /** Removes the last picture of a subject that no longer exists. */
  forget: (subject: string) => void
}

const mostCards = 200
const usualBytes = 40 * 1024 * 1024

/** Maximum length of the rendering queue. When it is full, requests get the last image. */
const mostWaiting = 12

/** Delay before a failed card is rendered again, in ms. */
const refusedForMs = 30_000

/** Maximum time to wait for a new card before the last one is sent, in ms. */
const longestWaitMs = 6000

/**
 * Caches share cards, at most 200, the latest of each subject. Cards are rendered one at a time.
 *
 * @param options.maxBytes - memory limit. @default 40 MB
 * @param options.now - a monotonic clock, in ms
 * @param options.onProblem - receives rendering errors
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

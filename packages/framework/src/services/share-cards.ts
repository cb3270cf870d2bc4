import { createHash } from 'node:crypto'
import { limitEntries } from '@milepost/server'
import { LRUCache } from 'lru-cache'
import { waitAtMost } from '../base/wait-at-most.ts'

/** Width and height of a share card, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** Maximum file size of a card, in bytes. Social networks ignore heavier images. */
export const maxCardBytes = 300_000

/** A font file of the site. */
export interface CardFont {
  family: string
  weight: number
  /** Path of the file on the site: below `/media/`, or below `/assets/` if it is part of the application. */
  path: string
  /** Characters of the file, as pairs of first and last code point; empty for all. */
  ranges: readonly (readonly [number, number])[]
}

/** Typography of one kind of text. */
export interface CardTypography {
  /** Family names, in order of preference. */
  families: readonly string[]
  weight: number
  isUppercase: boolean
  /** CSS letter spacing, such as `-0.01em`. */
  spacing: string
  lineHeight: number
  /** Font size multiplier, because narrow faces look smaller. */
  scale: number
}

/** Style of a share card. Colours are `#rrggbb`, with contrast guaranteed by the theme. */
export interface CardStyle {
  ground: string
  text: string
  mutedText: string
  accentText: string
  /** Colour of the progress bar and of brand elements. */
  bar: string
  edge: 'none' | 'wave' | 'diagonal'
  pattern: 'none' | 'waves' | 'contours'
  /** Opacity of the background pattern, 0 to 1, limited by the contrast of text. */
  patternOpacity: number
  /** Corner radius of the progress bar, in pixels. */
  radius: number
  head: CardTypography
  body: CardTypography
  fonts: readonly CardFont[]
}

/** Contents of a share card, as plain data. Equal data renders the same image. */
export interface ShareCard {
  /** BCP 47 tag of the site's texts. */
  language: string
  isRightToLeft: boolean
  /** Name of the page's subject. */
  title: string
  /** Short line above the title, or `''`. */
  kicker: string
  /** Whether nothing has been donated yet, so a text replaces the amount. */
  isBeforeFirst: boolean
  /** Formatted amount, or the text before the first donation. */
  amount: string
  /** Text after the amount, such as `raised of £500`, or `''`. */
  ofTarget: string
  /** Progress, 0 to 100; undefined for no bar. */
  barPercent: number | undefined
  /** Texts below the bar, at its start and its end; each may be `''`. */
  notes: readonly [string, string]
  /** Path of the image on the site; undefined if there is none. */
  picture: string | undefined
  /** Path of the logo, and whether it is for dark backgrounds. */
  logo: { path: string; isForDark: boolean } | undefined
  look: CardStyle
}

/** A font with the bytes of its file. */
export type CardFontFile = Omit<CardFont, 'path'> & { bytes: Uint8Array }

/** Fetched files of a card. */
export interface CardFiles {
  fonts: readonly CardFontFile[]
  /** Undefined if the card has none, or it could not be fetched. */
  picture: Uint8Array | undefined
  logo: Uint8Array | undefined
}

/**
 * Renders a card as a JPEG.
 *
 * @throws Error if it cannot be rendered, or takes too long
 */
export type DrawCard = (card: ShareCard, files: CardFiles) => Promise<Uint8Array<ArrayBuffer>>

/** Tools to render share cards, shared by the sites of a process. */
export interface CardTools {
  readonly draw: DrawCard
  /** Reads a file of the application, such as a font, by its path below `/assets/`; undefined if it does not exist. */
  readonly readAsset: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** Version of the rendering. Increment it if the same data renders a different image, so that image URLs change. */
const drawing = 2

/** Returns a hash of a card's contents, for the URL of its image. */
export function getCardVersion(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, card]))
    .digest('base64url')
    .slice(0, 12)
}

export interface DrawnCard {
  version: string
  bytes: Uint8Array<ArrayBuffer>
}

interface CardRequest {
  /** Subject of the card, such as a page. Only the last image of each subject is cached. */
  subject: string
  version: string
  card: ShareCard
  files: () => Promise<CardFiles>
}

/** Share card images of a site, rendered on first request and cached. */
export interface ShareCards extends Pick<CardTools, 'readAsset'> {
  /**
   * Returns an image from the cache, or renders it. If rendering fails or takes too long, returns the last image of the
   * subject, or undefined.
   */
  get: (wanted: CardRequest) => Promise<DrawnCard | undefined>
  /** Returns the last image of a subject; undefined if it is not cached. */
  last: (subject: string) => DrawnCard | undefined
  /** Removes the last image of a subject that no longer exists. */
  forget: (subject: string) => void
}

const maxCards = 200
const usualBytes = 40 * 1024 * 1024

/** Maximum length of the rendering queue. If it is full, callers get the last image. */
const maxQueueLength = 12

/** Delay before a failed card is rendered again, in ms. */
const refusedForMs = 30_000

/** Maximum time to wait for a new card before the last one is returned, in ms. */
const maxWaitMs = 6000

/**
 * Creates the cache of share cards. It holds the last card of each subject, at most 200. Cards are rendered one at a time.
 *
 * @param options.maxBytes - memory limit, in bytes. @default 40 MB
 * @param options.now - monotonic clock, in milliseconds
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
    sizeCalculation: ({ bytes }) => Math.max(bytes.length + 256, Math.floor(maxBytes / maxCards)),
  })
  const refused = new LRUCache<string, true>({
    ...limitEntries(maxCards),
    ttl: refusedForMs,
    perf: { now },
    ttlResolution: 0,
  })
  const running = new Map<string, Promise<DrawnCard | undefined>>()
  let turn: Promise<unknown> = Promise.resolve()

  async function make({ subject, version, card, files }: CardRequest) {
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

  function start(wanted: CardRequest): Promise<DrawnCard | undefined> | undefined {
    const known = running.get(wanted.version)
    if (known !== undefined) return known
    if (running.size >= maxQueueLength || refused.has(wanted.version)) return undefined
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
      const drawn = started && (await waitAtMost(started, maxWaitMs))
      return drawn ?? kept.get(subject)
    },
    last: (subject) => kept.get(subject),
    forget: (subject) => void kept.delete(subject),
    readAsset,
  }
}

import { createHash } from 'node:crypto'
import { limitEntries } from '@milepost/server'
import { LRUCache } from 'lru-cache'
import { waitAtMost } from '../base/wait-at-most.ts'

/** Size of a share card, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** Maximum file size of a card, in bytes. Social networks ignore heavier images. */
export const maxCardBytes = 300_000

/** Font file of a share card. */
export interface CardFont {
  family: string
  weight: number
  /** Path of the file on the site: below `/assets/` if it is part of the application, otherwise below `/media/`. */
  path: string
  /** Characters to use the file for, as pairs of first and last code points; empty for all. */
  ranges: readonly (readonly [number, number])[]
}

/** Typography of headings or body text on a share card. */
export interface CardTypography {
  /** Family names, in order of preference. */
  families: readonly string[]
  weight: number
  isUppercase: boolean
  /** CSS letter spacing, such as `-0.01em`. */
  spacing: string
  lineHeight: number
  /** Font size multiplier, because narrow fonts look smaller. */
  scale: number
}

/** Style of a share card. Colours are `#rrggbb`; the theme guarantees their contrast. */
export interface CardStyle {
  ground: string
  text: string
  mutedText: string
  accentText: string
  /** Colour of the progress bar and of brand elements. */
  bar: string
  edge: 'none' | 'wave' | 'diagonal'
  pattern: 'none' | 'waves' | 'contours'
  /** Opacity of the background pattern, from 0 to 1, at which text is still readable. */
  patternOpacity: number
  /** Corner radius of the progress bar, in pixels. */
  radius: number
  head: CardTypography
  body: CardTypography
  fonts: readonly CardFont[]
}

/** Content of a share card, as plain data. Equal data renders the same image. */
export interface ShareCard {
  /** BCP 47 tag of the site's texts. */
  language: string
  isRightToLeft: boolean
  /** Name of the page, team or site. */
  title: string
  /** Short line above the title, or `''`. */
  kicker: string
  /** Whether a text replaces the amount, because there have not been any donations. */
  isBeforeFirst: boolean
  /** Formatted amount, or the text before the first donation. */
  amount: string
  /** Text after the amount, such as `raised of £500`, or `''`. */
  ofTarget: string
  /** Length of the progress bar, 0 to 100; undefined to omit it. */
  barPercent: number | undefined
  /** Texts below the progress bar, at its start and end. Each may be `''`. */
  notes: readonly [string, string]
  /** Path of the image on the site; undefined if there is none. */
  picture: string | undefined
  /** Path of the logo, and whether it is the variant for dark backgrounds. */
  logo: { path: string; isForDark: boolean } | undefined
  style: CardStyle
}

/** Font with the content of its file. */
export type CardFontFile = Omit<CardFont, 'path'> & { bytes: Uint8Array }

/** Files that a share card needs. */
export interface CardFiles {
  fonts: readonly CardFontFile[]
  /** Undefined if the card has no image, or if it could not be fetched. */
  picture: Uint8Array | undefined
  logo: Uint8Array | undefined
}

/**
 * Function that renders a share card as a JPEG.
 *
 * @throws Error if rendering fails or times out
 */
export type DrawCard = (card: ShareCard, files: CardFiles) => Promise<Uint8Array<ArrayBuffer>>

/** Functions to render share cards, shared by the sites of a process. */
export interface CardTools {
  readonly draw: DrawCard
  /** Reads an asset of the application, such as a font, by its path below `/assets/`; undefined if it does not exist. */
  readonly readAsset: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** Version of the renderer. Increment it if the same data renders a different image, so that image URLs change. */
const renderingVersion = 2

/** Returns a hash of a card's content, for the URL of its image. */
export function getCardVersion(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([renderingVersion, card]))
    .digest('base64url')
    .slice(0, 12)
}

export interface RenderedCard {
  version: string
  bytes: Uint8Array<ArrayBuffer>
}

interface CardRequest {
  /** Identifies the page or team of the card. Only its latest image is cached. */
  subject: string
  version: string
  card: ShareCard
  files: () => Promise<CardFiles>
}

/** Share card images of a site, rendered on first request and cached. */
export interface ShareCards extends Pick<CardTools, 'readAsset'> {
  /** Returns an image from the cache, or renders it. On failure or timeout, returns the subject's previous image. */
  get: (wanted: CardRequest) => Promise<RenderedCard | undefined>
  /** Returns the latest image of a subject; undefined if it is not cached. */
  last: (subject: string) => RenderedCard | undefined
  /** Removes the image of a subject that no longer exists. */
  forget: (subject: string) => void
}

const maxCards = 200
const defaultMaxBytes = 40 * 1024 * 1024

/** Maximum length of the rendering queue. If it is full, callers get the previous image. */
const maxQueueLength = 12

const retryDelayMs = 30_000

/** Maximum time to wait for a new card before the previous one is returned, in ms. */
const maxWaitMs = 6000

/**
 * Creates the cache of share cards. It contains the latest card of up to 200 subjects. Cards are rendered one at a time.
 *
 * @param options.maxBytes - maximum memory for cards. @default 40 MB
 * @param options.now - monotonic clock, in ms
 * @param options.onProblem - called with rendering errors
 */
export function createShareCards({
  tools: { draw, readAsset },
  maxBytes = defaultMaxBytes,
  now,
  onProblem,
}: {
  tools: CardTools
  maxBytes?: number | undefined
  now: () => number
  onProblem: (error: unknown) => void
}): ShareCards {
  const kept = new LRUCache<string, RenderedCard>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(bytes.length + 256, Math.floor(maxBytes / maxCards)),
  })
  const refused = new LRUCache<string, true>({
    ...limitEntries(maxCards),
    ttl: retryDelayMs,
    perf: { now },
    ttlResolution: 0,
  })
  const running = new Map<string, Promise<RenderedCard | undefined>>()
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

  function start(wanted: CardRequest): Promise<RenderedCard | undefined> | undefined {
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

import { limitEntries } from '@milepost/server'
import { LRUCache } from 'lru-cache'
import type { CardFiles, CardTools, ShareCard } from './share-card.ts'
import { waitAtMost } from '../base/wait-at-most.ts'

/** A card's picture. */
export interface DrawnCard {
  version: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The card that is requested. */
export interface WantedCard {
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

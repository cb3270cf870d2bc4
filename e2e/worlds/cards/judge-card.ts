import {
  cardNodes,
  generatedImages,
  imageNames,
} from '@milepost/framework/src/elsewhere/share-card/card-nodes.ts'
import type { CardPainter } from '@milepost/framework/src/elsewhere/share-card/create-card-painter.ts'
import {
  measureWords,
  misplacedWords,
} from '@milepost/framework/src/elsewhere/share-card/measure-words.test-kit.ts'
import { cardSize, type ShareCard } from '@milepost/framework/src/services/share-cards.ts'
import { contrast, type Hex, mixColours } from '@milepost/ui/theme'
import type { Renderer } from '@takumi-rs/wasm'
import type { RandomCard } from './random-card.ts'
import { randomPictures } from './random-pictures.ts'

/** What is to say of a card that was drawn. */
export interface CardVerdict {
  jpeg: Uint8Array
  /** Words that are cut by the edge of their room, or are over others. */
  misplaced: string[]
  /** The name ends in dots, because it has no room in the smallest letters. */
  isShortened: boolean
  /** Characters of the name that no font has, such as emoji. */
  leftOut: number
  /** The lowest contrast of words, and of the bar, with what is behind them. */
  wordContrast: number
  barContrast: number
  /** Milliseconds of the whole drawing, and of the renderer's own work in it. */
  wholeMs: number
  renderMs: number
}

/**
 * Draws a card as the site does, and looks at it.
 *
 * @param renderer - one with the same fonts, for what the renderer alone takes
 */
export async function judgeCard(
  { card, typed, picture: kind }: RandomCard,
  { painter, renderer }: { painter: CardPainter; renderer: Renderer },
): Promise<CardVerdict> {
  const picture = kind === 'none' ? undefined : randomPictures[kind]
  const files = { fonts: [], picture, logo: undefined }
  const startedMs = performance.now()
  const jpeg = await painter.draw(card, files)
  const wholeMs = performance.now() - startedMs
  const standing = await measureWords(card, renderer)
  const renderMs = await renderAlone(card, standing.fit, renderer, picture)
  return {
    jpeg,
    misplaced: misplacedWords(card, standing).map(({ text }) => text),
    isShortened: standing.isTitleShortened,
    leftOut: lettersOf(typed) - lettersOf(card.title),
    wordContrast: wordContrast(card),
    barContrast: contrast(card.look.bar as Hex, card.look.ground as Hex),
    wholeMs,
    renderMs,
  }
}

async function renderAlone(
  card: ShareCard,
  fit: Parameters<typeof cardNodes>[1],
  renderer: Renderer,
  picture: Uint8Array | undefined,
): Promise<number> {
  const nodes = cardNodes(card, fit, { picture: picture !== undefined, logo: false })
  const images = [
    ...generatedImages(card),
    ...(picture ? [{ src: imageNames.picture, data: picture, cache: 'none' as const }] : []),
  ]
  const startedMs = performance.now()
  await renderer.render(nodes, { ...cardSize, images, format: 'jpeg', quality: 85 })
  return performance.now() - startedMs
}

/** Of the faintest words with the ground, and with the lines of the pattern on it. */
function wordContrast({ look }: ShareCard): number {
  const [ground, text] = [look.ground as Hex, look.text as Hex]
  const grounds =
    look.pattern === 'none' ? [ground] : [ground, mixColours(text, ground, look.patternOpacity)]
  return Math.min(
    ...[look.text, look.mutedText, look.accentText].flatMap((words) =>
      grounds.map((behind) => contrast(words as Hex, behind)),
    ),
  )
}

function lettersOf(text: string): number {
  return Array.from(text.normalize('NFC').replaceAll(/\s/g, '')).length
}

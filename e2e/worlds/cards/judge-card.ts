import {
  createCardNodes,
  createImages,
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

/** Measurements of a rendered card. */
export interface CardVerdict {
  jpeg: Uint8Array
  /** Texts that overflow their box or overlap other texts. */
  misplaced: string[]
  /** Whether the name ends in an ellipsis because it does not fit at the smallest font size. */
  isShortened: boolean
  /** Number of characters of the name that no font has, such as emoji. */
  leftOut: number
  /** Lowest contrast ratio of the text, and of the bar, with the background. */
  wordContrast: number
  barContrast: number
  /** Duration of the whole drawing, and of the renderer's part of it, in ms. */
  wholeMs: number
  renderMs: number
}

/**
 * Draws a card as the site does and measures the result.
 *
 * @param renderer - with the painter's fonts; measures the text and times rendering alone
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
    barContrast: contrast(card.style.bar as Hex, card.style.ground as Hex),
    wholeMs,
    renderMs,
  }
}

async function renderAlone(
  card: ShareCard,
  fit: Parameters<typeof createCardNodes>[1],
  renderer: Renderer,
  picture: Uint8Array | undefined,
): Promise<number> {
  const nodes = createCardNodes(card, fit, { picture: picture !== undefined, logo: false })
  const images = [
    ...createImages(card),
    ...(picture ? [{ src: imageNames.picture, data: picture, cache: 'none' as const }] : []),
  ]
  const startedMs = performance.now()
  await renderer.render(nodes, { ...cardSize, images, format: 'jpeg', quality: 85 })
  return performance.now() - startedMs
}

/** Lowest contrast ratio of any text with the background and with the lines of its pattern. */
function wordContrast({ style }: ShareCard): number {
  const [ground, text] = [style.ground as Hex, style.text as Hex]
  const grounds =
    style.pattern === 'none' ? [ground] : [ground, mixColours(text, ground, style.patternOpacity)]
  return Math.min(
    ...[style.text, style.mutedText, style.accentText].flatMap((words) =>
      grounds.map((behind) => contrast(words as Hex, behind)),
    ),
  )
}

function lettersOf(text: string): number {
  return Array.from(text.normalize('NFC').replaceAll(/\s/g, '')).length
}

import type { MeasuredNode, Renderer } from '@takumi-rs/wasm'
import { createCardNodes, type CardFit, textWidthPx, createTitleNode } from './card-nodes.ts'
import { fitCard, removeTruncation } from './create-card-painter.ts'
import { cardSize, type ShareCard } from '../../services/share-cards.ts'

/** A text on a card, with the edges of its box in pixels. */
interface StandingWords {
  text: string
  left: number
  right: number
  top: number
  bottom: number
}

interface MeasuredWords {
  fit: CardFit
  words: StandingWords[]
  /** Whether the title is truncated. */
  isTitleShortened: boolean
}

/** Maximum invisible overflow of a trailing space, in pixels. */
const space = 26

const margin = { side: 64, top: 40 }

/** Measures the positions of a card's texts, from top to bottom. */
export async function measureWords(card: ShareCard, renderer: Renderer): Promise<MeasuredWords> {
  const fit = await fitCard(card, false, renderer)
  const measured = await renderer.measure(
    createCardNodes(card, fit, { picture: false, logo: false }),
  )
  const messages: StandingWords[] = []
  const visit = ({ transform, height, runs, children }: MeasuredNode) => {
    const [, , , , left, top] = transform
    if (runs.length > 0) {
      messages.push({
        text: runs.map(({ text }) => text.trim()).join(' '),
        left: left + Math.min(...runs.map(({ x }) => x)),
        // Includes trailing spaces; see `space`.
        right: left + Math.max(...runs.map(({ x, width }) => x + width)),
        top,
        bottom: top + height,
      })
    }
    children.forEach(visit)
  }
  visit(measured)
  return { fit, words: messages, isTitleShortened: await isTitleShortened(card, fit, renderer) }
}

async function isTitleShortened(
  card: ShareCard,
  fit: CardFit,
  renderer: Renderer,
): Promise<boolean> {
  const shown = createTitleNode(card, fit)
  const [less, all] = await Promise.all([
    renderer.measure(shown),
    renderer.measure(removeTruncation(shown)),
  ])
  return all.height > less.height + 1
}

/** Returns the texts that are outside of the text area, or overlap others. */
export function misplacedWords(
  card: ShareCard,
  { fit, words }: Pick<MeasuredWords, 'fit' | 'words'>,
): StandingWords[] {
  const start = card.isRightToLeft ? cardSize.width - margin.side - textWidthPx : margin.side
  const outside = words.filter(
    ({ left, right, top, bottom }) =>
      left < start - space ||
      right > start + textWidthPx + space ||
      top < margin.top ||
      bottom > cardSize.height - margin.top,
  )
  // Only the notes are side by side.
  const column = words.slice(0, words.length - fit.shownNotes)
  const notes = words.slice(column.length).toSorted((a, b) => a.left - b.left)
  const over = [
    ...column.filter(({ top }, index) => top < (column[index - 1]?.bottom ?? 0) - 1),
    ...notes.filter(({ left }, index) => index > 0 && left <= (notes[index - 1]?.right ?? 0)),
  ]
  return [...outside, ...over]
}

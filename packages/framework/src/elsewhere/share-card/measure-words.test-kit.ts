import type { MeasuredNode, Renderer } from '@takumi-rs/wasm'
import { cardNodes, type CardFit, textWidthPx, titleNode } from './card-nodes.ts'
import { fitCard, uncutText } from './create-card-painter.ts'
import { cardSize, type ShareCard } from '../../services/share-cards.ts'

/** Words of one kind as they are on a card, with the edges of their box in pixels. */
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
  /** The title has more lines than are shown. */
  isTitleShortened: boolean
}

/** Width of a trailing space, which may overflow the image invisibly, in px. */
const space = 26

const margin = { side: 64, top: 40 }

/** Measures where a card's words are, from top to bottom. */
export async function measureWords(card: ShareCard, renderer: Renderer): Promise<MeasuredWords> {
  const fit = await fitCard(card, false, renderer)
  const measured = await renderer.measure(cardNodes(card, fit, { picture: false, logo: false }))
  const words: StandingWords[] = []
  const visit = ({ transform, height, runs, children }: MeasuredNode) => {
    const [, , , , left, top] = transform
    if (runs.length > 0) {
      words.push({
        text: runs.map(({ text }) => text.trim()).join(' '),
        left: left + Math.min(...runs.map(({ x }) => x)),
        // As far as they are measured; see `space`.
        right: left + Math.max(...runs.map(({ x, width }) => x + width)),
        top,
        bottom: top + height,
      })
    }
    children.forEach(visit)
  }
  visit(measured)
  return { fit, words, isTitleShortened: await isTitleShortened(card, fit, renderer) }
}

async function isTitleShortened(
  card: ShareCard,
  fit: CardFit,
  renderer: Renderer,
): Promise<boolean> {
  const shown = titleNode(card, fit)
  const [less, all] = await Promise.all([
    renderer.measure(shown),
    renderer.measure(uncutText(shown)),
  ])
  return all.height > less.height + 1
}

/** The words that are cut off by the edge of their room, or are over others. */
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
  // Only the notes share a line.
  const column = words.slice(0, words.length - fit.shownNotes)
  const notes = words.slice(column.length).toSorted((a, b) => a.left - b.left)
  const over = [
    ...column.filter(({ top }, index) => top < (column[index - 1]?.bottom ?? 0) - 1),
    ...notes.filter(({ left }, index) => index > 0 && left <= (notes[index - 1]?.right ?? 0)),
  ]
  return [...outside, ...over]
}

import type { Node, Renderer } from '@takumi-rs/wasm'
import {
  partsAboveTitle,
  amountWords,
  partsBelowTitle,
  type CardFit,
  noteNode,
  shownNotes,
  ofTargetWords,
  titleLines,
  titleNode,
  titleHeightLeft,
  textWidthPx,
} from './card-nodes.ts'
import type { ShareCard } from '../../services/share-card.ts'

const titleSizes = [84, 77, 70, 63, 57, 51, 46, 41, 37, 33]
/** The sizes to try for a title with a word that is longer than a line. */
const brokenTitleSizes = [46, 41, 37, 33, 29, 26, 23]
const amountSizes = [72, 64, 56, 48, 41, 36]
const ofTargetSizes = [32, 28, 25, 22]
const noteSizes = [24, 21, 18]
/** The space between words, as a part of the size of the letters. */
const widestSpace = 0.35
/** Between two notes, at least, in pixels. */
const noteGap = 28

/**
 * Finds the largest letters with which the words of a card have room: whole words in three lines, or else broken words in
 * five. What is too long for the smallest letters ends in dots.
 */
export async function fitCard(
  card: ShareCard,
  hasLogo: boolean,
  renderer: Renderer,
): Promise<CardFit> {
  const { scale, lineHeight } = card.look.head
  const scaled = (sizes: readonly number[]) => sizes.map((size) => Math.round(size * scale))
  const least: CardFit = {
    title: last(brokenTitleSizes),
    amount: last(scaled(amountSizes)),
    ofTarget: last(ofTargetSizes),
    notes: last(noteSizes),
    shownNotes: 0,
    breaksWords: true,
  }
  async function largest(
    sizes: readonly number[],
    node: (size: number) => Node,
    room: (size: number) => number,
  ): Promise<number | undefined> {
    for (const size of sizes) {
      // oxlint-disable-next-line no-await-in-loop -- the next size is only looked at where this one has no room
      const { height, runs } = await renderer.measure(uncutText(node(size)))
      const isInside = runs.every(({ text, x, width }) => {
        // The space at the end of a line may be outside: it is nothing to see.
        const over = /^\s|\s$/.test(text) ? size * widestSpace : 0.5
        return x >= -over && x + width <= textWidthPx + over
      })
      if (isInside && height <= room(size)) return size
    }
    return undefined
  }
  // Two lines would be taller.
  const oneLine = (size: number) => size * 1.9
  const amount = await largest(
    scaled(amountSizes),
    (size) => amountWords(card, { ...least, amount: size }),
    oneLine,
  )
  const ofTarget = await largest(
    ofTargetSizes,
    (size) => ofTargetWords(card, { ...least, ofTarget: size }),
    oneLine,
  )
  const around: CardFit = {
    ...least,
    amount: amount ?? least.amount,
    ofTarget: ofTarget ?? least.ofTarget,
    ...(await fitNotes(card, least, renderer)),
  }
  const [above, below] = await Promise.all([
    renderer.measure(partsAboveTitle(card, hasLogo)),
    renderer.measure(partsBelowTitle(card, around)),
  ])
  const room = titleHeightLeft(above.height, below.height)
  const titleOf = (sizes: readonly number[], breaksWords: boolean) =>
    largest(
      sizes,
      (size) => titleNode(card, { ...around, title: size, breaksWords }),
      (size) => Math.min(room, size * lineHeight * titleLines({ breaksWords }) + 1),
    )
  const title = await titleOf(scaled(titleSizes), false)
  if (title !== undefined) return { ...around, title, breaksWords: false }
  return { ...around, title: (await titleOf(brokenTitleSizes, true)) ?? least.title }
}

/** As many notes as have room beside each other, the larger the better. */
async function fitNotes(
  card: ShareCard,
  least: CardFit,
  renderer: Renderer,
): Promise<Pick<CardFit, 'notes' | 'shownNotes'>> {
  const notes = shownNotes(card)
  for (let shownNotes = notes.length; shownNotes > 0; shownNotes -= 1) {
    for (const size of noteSizes) {
      const shown = notes.slice(0, shownNotes)
      // oxlint-disable-next-line no-await-in-loop -- the next size is only looked at where this one has no room
      const widths = await Promise.all(
        shown.map(async (note) => {
          const { runs } = await renderer.measure(noteNode(card, note, { ...least, notes: size }))
          return runs.reduce((width, run) => Math.max(width, run.x + run.width), 0)
        }),
      )
      const width = widths.reduce((sum, one) => sum + one, noteGap * (shownNotes - 1))
      if (width <= textWidthPx) return { notes: size, shownNotes }
    }
  }
  return { notes: least.notes, shownNotes: 0 }
}

function last(sizes: readonly number[]): number {
  return sizes.at(-1) ?? 0
}

/** A text of which nothing is cut, to see how much room it wants. */
export function uncutText(node: Node): Node {
  const { lineClamp: _lines, textOverflow: _end, ...style } = node.style ?? {}
  return { ...node, style }
}

import { initSync, type Node, Renderer } from '@takumi-rs/wasm'
import {
  amountWords,
  type CardFit,
  cardNodes,
  drawnPictures,
  fallbackFamily,
  noteNode,
  ofTargetWords,
  partsAboveTitle,
  partsBelowTitle,
  pictureNames,
  shownNotes,
  textWidthPx,
  titleHeightLeft,
  titleLines,
  titleNode,
} from './card-nodes.ts'
import {
  type CardFiles,
  type CardFontFile,
  cardSize,
  type DrawCard,
  maxCardBytes,
  type ShareCard,
} from '../../services/share-cards.ts'
import { imageSize } from 'image-size'

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

/** Fits as many notes side by side as possible, at the largest size that works. */
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

/** Maximum size of a decoded image. A larger one is left out: a small file can take hundreds of megabytes. */
const maxDecodedBytes = 64 * 1024 * 1024

/** JPEG qualities, tried until the card is light enough. */
const qualities = [85, 60, 30]

/** Draws share cards, one after the other. */
export interface CardPainter {
  /** Draws a card of 1200 × 630 pixels and 300 kB at most. An image that cannot be read is left out. */
  draw: DrawCard
}

/**
 * Creates a share card renderer. It takes tens of megabytes, so keep one, in its own thread.
 *
 * @param wasm - the renderer's WebAssembly module
 * @param fallbackFonts - for characters that the site's fonts lack
 */
export function createCardPainter(
  wasm: Uint8Array<ArrayBuffer>,
  fallbackFonts: readonly Omit<CardFontFile, 'family'>[],
): CardPainter {
  initSync({ module: wasm })
  let last: { look: string; fonts: readonly CardFontFile[]; renderer: Renderer } | undefined

  /** The renderer caches fonts, so new fonts need a new renderer. */
  async function rendererWith(
    { look }: ShareCard,
    fonts: readonly CardFontFile[],
  ): Promise<Renderer> {
    const key = JSON.stringify(look.fonts)
    if (last?.look === key && hasSameBytes(last.fonts, fonts)) return last.renderer
    last?.renderer.free()
    last = undefined
    const renderer = new Renderer()
    for (const font of fonts) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- the order decides which of two replaces a letter
        await register(renderer, font)
      } catch {
        // A font that cannot be read: its words are in the next one of the list.
      }
    }
    for (const font of fallbackFonts) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await register(renderer, { ...font, family: fallbackFamily })
    }
    last = { look: key, fonts, renderer }
    return renderer
  }

  async function drawOnce(card: ShareCard, files: CardFiles): Promise<Uint8Array<ArrayBuffer>> {
    const renderer = await rendererWith(card, files.fonts)
    const has = { picture: files.picture !== undefined, logo: files.logo !== undefined }
    const fit = await fitCard(card, has.logo, renderer)
    const options = {
      ...cardSize,
      images: [
        ...drawnPictures(card),
        ...(files.picture
          ? [{ src: pictureNames.picture, data: files.picture, cache: 'none' as const }]
          : []),
        ...(files.logo
          ? [{ src: pictureNames.logo, data: files.logo, cache: 'none' as const }]
          : []),
      ],
      // Nothing is fetched, so that no image can make the server request other URLs.
      fetch: () => Promise.reject(new Error('A card fetches nothing')),
    }
    const nodes = cardNodes(card, fit, has)
    for (const quality of qualities) {
      // oxlint-disable-next-line no-await-in-loop -- only a card that is too heavy is rendered again
      const jpeg = await renderer.render(nodes, { ...options, format: 'jpeg', quality })
      if (jpeg.length <= maxCardBytes) return jpeg
    }
    throw new Error('The card weighs too much')
  }

  return {
    async draw(card, { fonts, picture, logo }) {
      const files = { fonts, picture: readable(picture), logo: readable(logo) }
      const tries: CardFiles[] = [
        files,
        { ...files, picture: undefined },
        { ...files, picture: undefined, logo: undefined },
      ]
      let problem: unknown
      for (const attempt of tries) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- the next try is only made where this one fails
          return await drawOnce(card, attempt)
        } catch (error) {
          problem = error
        }
      }
      throw problem
    },
  }
}

function hasSameBytes(before: readonly CardFontFile[], now: readonly CardFontFile[]): boolean {
  return (
    before.length === now.length &&
    now.every(({ bytes }, at) => Buffer.compare(bytes, before[at]?.bytes ?? Buffer.of()) === 0)
  )
}

/** The renderer's own declarations leave out that it answers later. */
async function register(
  renderer: Renderer,
  { family, weight, ranges, bytes }: CardFontFile,
): Promise<void> {
  await renderer.registerFont({
    name: family,
    weight,
    data: bytes,
    ...(ranges.length === 0
      ? {}
      : { unicodeRange: ranges.map(([first, end]): [number, number] => [first, end]) }),
  })
}

/** Bytes of a decoded pixel: four channels, of two bytes each in a PNG with 16 bits per channel. */
function bytesPerPixel(picture: Uint8Array): number {
  const header = Buffer.from(picture.buffer, picture.byteOffset, Math.min(picture.length, 25))
  const isDeepPng = header.toString('latin1', 12, 16) === 'IHDR' && header[24] === 16
  return isDeepPng ? 8 : 4
}

/** A picture that is known to be of a sensible size. */
function readable(picture: Uint8Array | undefined): Uint8Array | undefined {
  if (picture === undefined) return undefined
  try {
    const { width, height } = imageSize(picture)
    const decodedBytes = width * height * bytesPerPixel(picture)
    return decodedBytes > 0 && decodedBytes <= maxDecodedBytes ? picture : undefined
  } catch {
    return undefined
  }
}

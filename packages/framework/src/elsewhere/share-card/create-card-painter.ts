import { initSync, type Node, Renderer } from '@takumi-rs/wasm'
import {
  createAmountNode,
  type CardFit,
  createCardNodes,
  createImages,
  fallbackFamily,
  createNoteNode,
  createTargetNode,
  createPartsAboveTitle,
  createPartsBelowTitle,
  imageNames,
  getShownNotes,
  textWidthPx,
  getAvailableTitleHeight,
  getMaxTitleLines,
  createTitleNode,
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
/** Font sizes to try for a title with a word that is longer than a line. */
const brokenTitleSizes = [46, 41, 37, 33, 29, 26, 23]
const amountSizes = [72, 64, 56, 48, 41, 36]
const ofTargetSizes = [32, 28, 25, 22]
const noteSizes = [24, 21, 18]
/** Width of a space, in em. */
const spaceWidthEm = 0.35
/** Minimum space between two notes, in pixels. */
const noteGap = 28

/**
 * Finds the largest font sizes at which a card's texts fit. The title has up to three lines, or five if words must be broken.
 * Longer texts are truncated.
 */
export async function fitCard(
  card: ShareCard,
  hasLogo: boolean,
  renderer: Renderer,
): Promise<CardFit> {
  const { scale, lineHeight } = card.style.head
  const scaled = (sizes: readonly number[]) => sizes.map((size) => Math.round(size * scale))
  const least: CardFit = {
    title: getSmallest(brokenTitleSizes),
    amount: getSmallest(scaled(amountSizes)),
    ofTarget: getSmallest(ofTargetSizes),
    notes: getSmallest(noteSizes),
    shownNotes: 0,
    breaksWords: true,
  }
  async function findLargestSize(
    sizes: readonly number[],
    node: (size: number) => Node,
    room: (size: number) => number,
  ): Promise<number | undefined> {
    for (const size of sizes) {
      // oxlint-disable-next-line no-await-in-loop -- a size is measured only if the larger ones do not fit
      const { height, runs } = await renderer.measure(removeTruncation(node(size)))
      const isInside = runs.every(({ text, x, width }) => {
        // Leading and trailing spaces may overflow, because they are invisible.
        const over = /^\s|\s$/.test(text) ? size * spaceWidthEm : 0.5
        return x >= -over && x + width <= textWidthPx + over
      })
      if (isInside && height <= room(size)) return size
    }
    return undefined
  }
  // More than one line, but less than two.
  const oneLine = (size: number) => size * 1.9
  const amount = await findLargestSize(
    scaled(amountSizes),
    (size) => createAmountNode(card, { ...least, amount: size }),
    oneLine,
  )
  const ofTarget = await findLargestSize(
    ofTargetSizes,
    (size) => createTargetNode(card, { ...least, ofTarget: size }),
    oneLine,
  )
  const around: CardFit = {
    ...least,
    amount: amount ?? least.amount,
    ofTarget: ofTarget ?? least.ofTarget,
    ...(await fitNotes(card, least, renderer)),
  }
  const [above, below] = await Promise.all([
    renderer.measure(createPartsAboveTitle(card, hasLogo)),
    renderer.measure(createPartsBelowTitle(card, around)),
  ])
  const room = getAvailableTitleHeight(above.height, below.height)
  const titleOf = (sizes: readonly number[], breaksWords: boolean) =>
    findLargestSize(
      sizes,
      (size) => createTitleNode(card, { ...around, title: size, breaksWords }),
      (size) => Math.min(room, size * lineHeight * getMaxTitleLines({ breaksWords }) + 1),
    )
  const title = await titleOf(scaled(titleSizes), false)
  if (title !== undefined) return { ...around, title, breaksWords: false }
  return { ...around, title: (await titleOf(brokenTitleSizes, true)) ?? least.title }
}

/** Finds the largest number of notes that fit side by side, and their largest font size. */
async function fitNotes(
  card: ShareCard,
  least: CardFit,
  renderer: Renderer,
): Promise<Pick<CardFit, 'notes' | 'shownNotes'>> {
  const notes = getShownNotes(card)
  for (let shownNotes = notes.length; shownNotes > 0; shownNotes -= 1) {
    for (const size of noteSizes) {
      const shown = notes.slice(0, shownNotes)
      // oxlint-disable-next-line no-await-in-loop -- a size is measured only if the larger ones do not fit
      const widths = await Promise.all(
        shown.map(async (note) => {
          const { runs } = await renderer.measure(
            createNoteNode(card, note, { ...least, notes: size }),
          )
          return runs.reduce((width, run) => Math.max(width, run.x + run.width), 0)
        }),
      )
      const width = widths.reduce((sum, one) => sum + one, noteGap * (shownNotes - 1))
      if (width <= textWidthPx) return { notes: size, shownNotes }
    }
  }
  return { notes: least.notes, shownNotes: 0 }
}

function getSmallest(sizes: readonly number[]): number {
  return sizes.at(-1) ?? 0
}

/** Removes the truncation of a text node, to measure its full size. */
export function removeTruncation(node: Node): Node {
  const { lineClamp: _lines, textOverflow: _end, ...style } = node.style ?? {}
  return { ...node, style }
}

/** Maximum size of a decoded image, in bytes. Larger images are omitted. */
const maxDecodedBytes = 64 * 1024 * 1024

/** JPEG qualities to try, until the card is small enough. */
const jpegQualities = [85, 60, 30]

/** Share card renderer, for one card at a time. */
export interface CardPainter {
  /** Renders a card with `cardSize` and at most `maxCardBytes`. Omits unreadable images. */
  draw: DrawCard
}

/**
 * Creates a share card renderer. It uses tens of megabytes, so create only one, in a separate thread.
 *
 * @param wasm - WebAssembly module of the renderer
 * @param fallbackFonts - fonts for characters that the site's fonts lack
 */
export function createCardPainter(
  wasm: Uint8Array<ArrayBuffer>,
  fallbackFonts: readonly Omit<CardFontFile, 'family'>[],
): CardPainter {
  initSync({ module: wasm })
  let last: { look: string; fonts: readonly CardFontFile[]; renderer: Renderer } | undefined

  /** Creates a new renderer if the fonts have changed, because a renderer caches them. */
  async function getRendererWithFonts(
    { style: look }: ShareCard,
    fonts: readonly CardFontFile[],
  ): Promise<Renderer> {
    const key = JSON.stringify(look.fonts)
    if (last?.look === key && hasSameBytes(last.fonts, fonts)) return last.renderer
    last?.renderer.free()
    last = undefined
    const renderer = new Renderer()
    for (const font of fonts) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- the order determines which font is used for a character
        await registerFont(renderer, font)
      } catch {
        // The font is unreadable. The next family of the list is used.
      }
    }
    for (const font of fallbackFonts) {
      // oxlint-disable-next-line no-await-in-loop -- see above
      await registerFont(renderer, { ...font, family: fallbackFamily })
    }
    last = { look: key, fonts, renderer }
    return renderer
  }

  async function drawOnce(card: ShareCard, files: CardFiles): Promise<Uint8Array<ArrayBuffer>> {
    const renderer = await getRendererWithFonts(card, files.fonts)
    const has = { picture: files.picture !== undefined, logo: files.logo !== undefined }
    const fit = await fitCard(card, has.logo, renderer)
    const options = {
      ...cardSize,
      images: [
        ...createImages(card),
        ...(files.picture
          ? [{ src: imageNames.picture, data: files.picture, cache: 'none' as const }]
          : []),
        ...(files.logo ? [{ src: imageNames.logo, data: files.logo, cache: 'none' as const }] : []),
      ],
      // Disabled, so that an SVG cannot make the server send requests.
      fetch: () => Promise.reject(new Error('Share cards must not fetch resources')),
    }
    const nodes = createCardNodes(card, fit, has)
    for (const quality of jpegQualities) {
      // oxlint-disable-next-line no-await-in-loop -- rendered again only if the file is too large
      const jpeg = await renderer.render(nodes, { ...options, format: 'jpeg', quality })
      if (jpeg.length <= maxCardBytes) return jpeg
    }
    throw new Error(`The share card is larger than ${maxCardBytes} bytes at the lowest quality`)
  }

  return {
    async draw(card, { fonts, picture, logo }) {
      const files = { fonts, picture: omitOversizedImage(picture), logo: omitOversizedImage(logo) }
      const tries: CardFiles[] = [
        files,
        { ...files, picture: undefined },
        { ...files, picture: undefined, logo: undefined },
      ]
      let problem: unknown
      for (const attempt of tries) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- each attempt depends on the failure of the previous one
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

/** Registers a font. */
async function registerFont(
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

/** Returns the number of bytes per decoded pixel: 8 for a 16-bit PNG, otherwise 4. */
function getBytesPerPixel(picture: Uint8Array): number {
  const header = Buffer.from(picture.buffer, picture.byteOffset, Math.min(picture.length, 25))
  const isDeepPng = header.toString('latin1', 12, 16) === 'IHDR' && header[24] === 16
  return isDeepPng ? 8 : 4
}

/** Returns an image unchanged; undefined if its decoded size exceeds the limit. */
function omitOversizedImage(picture: Uint8Array | undefined): Uint8Array | undefined {
  if (picture === undefined) return undefined
  try {
    const { width, height } = imageSize(picture)
    const decodedBytes = width * height * getBytesPerPixel(picture)
    return decodedBytes > 0 && decodedBytes <= maxDecodedBytes ? picture : undefined
  } catch {
    return undefined
  }
}

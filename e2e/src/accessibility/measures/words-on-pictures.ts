import { crc32, deflateSync } from 'node:zlib'
import type { Page } from 'playwright'
import { setStyleRules } from './set-style-rules.ts'

/** A run of words as the page paints it: one line of one text node. */
interface Run {
  words: string
  /** In pixels of the whole page. */
  left: number
  top: number
  width: number
  height: number
  /** Red, green, blue from 0 to 255, and how opaque it is, 0 to 1. */
  colour: [number, number, number, number]
  /** Contrast that WCAG 1.4.3 requires for text of this size. */
  needed: 3 | 4.5
}

/** Words on a picture that are hard to read. */
export interface FaintWords {
  words: string
  contrast: number
  needed: number
}

const hideWords =
  '*,*::before,*::after{color:transparent!important;-webkit-text-fill-color:transparent!important;text-shadow:none!important;text-decoration-color:transparent!important;animation:none!important;transition:none!important;caret-color:transparent!important}'

/** Screenshot of a page without its text, and the positions of the text. */
export interface PaintedPage {
  runs: Run[]
  /** In base64. */
  png: string
}

/**
 * Takes a picture of a page without its words.
 *
 * @param heightPx - from the top; Infinity is the whole page
 */
export async function shootWithoutWords(page: Page, heightPx: number): Promise<PaintedPage> {
  const runs = await page.evaluate(readRuns)
  await setStyleRules(page, hideWords)
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  const clip = { x: 0, y: 0, width, height: Math.min(height, heightPx) }
  const png = await page.screenshot({ fullPage: true, clip, animations: 'disabled', scale: 'css' })
  await setStyleRules(page, '')
  return { runs, png: png.toString('base64') }
}

/**
 * Compares screenshots of a page with different images. Text with any differing pixel behind it is on an image.
 *
 * @param shots - the page with each of the images, at one width
 * @returns text below WCAG 1.4.3 on the worst half percent of its pixels, and the amount of text on images
 */
export function findFaintWords(
  page: Page,
  shots: PaintedPage[],
): Promise<{ faint: FaintWords[]; onPictures: number }> {
  return page.evaluate(compareShots, shots)
}

/** Runs in the browser: the visible runs of words. */
function readRuns(): Run[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const toRgba = (colour: string): Run['colour'] => {
    if (context === null) throw new Error('No canvas')
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const opacityOf = (element: Element | null): number =>
    element === null
      ? 1
      : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
  const found: Run[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (element === null || words === '' || element.closest('script,style,noscript,option'))
      continue
    if (!element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue
    if (isClipped(element)) continue
    const style = getComputedStyle(element)
    const [red, green, blue, alpha] = toRgba(style.color)
    const size = Number.parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2) continue
      found.push({
        words,
        left: rect.left + scrollX,
        top: rect.top + scrollY,
        width: rect.width,
        height: rect.height,
        colour: [red, green, blue, alpha * opacityOf(element)],
        needed: isLarge ? 3 : 4.5,
      })
    }
  }
  return found
}

/** Runs in the browser. Finds words that are on a picture, and those that cannot be read there. */
async function compareShots(
  shots: PaintedPage[],
): Promise<{ faint: FaintWords[]; onPictures: number }> {
  const painted = await Promise.all(
    shots.map(async ({ runs, png }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.codePointAt(0) ?? 0)
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      })
      if (context === null) throw new Error('No canvas')
      context.drawImage(bitmap, 0, 0)
      return { runs, context }
    }),
  )
  const pixelsOf = (context: OffscreenCanvasRenderingContext2D, run: Run) => {
    const left = Math.max(0, Math.floor(run.left))
    const top = Math.max(0, Math.floor(run.top))
    const width = Math.min(context.canvas.width - left, Math.ceil(run.width))
    const height = Math.min(context.canvas.height - top, Math.ceil(run.height))
    return width > 0 && height > 0 ? context.getImageData(left, top, width, height).data : undefined
  }
  const luminance = (channels: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = channels.map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrastsOf = (pixels: Uint8ClampedArray, { colour }: Run) => {
    const [red, green, blue, alpha] = colour
    const known = new Map<number, number>()
    const contrasts: number[] = []
    for (let at = 0; at < pixels.length; at += 4) {
      const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3)
      const key = (r << 16) | (g << 8) | b
      let contrast = known.get(key)
      if (contrast === undefined) {
        const ground = luminance([r, g, b])
        const text = luminance([
          red * alpha + r * (1 - alpha),
          green * alpha + g * (1 - alpha),
          blue * alpha + b * (1 - alpha),
        ])
        contrast = (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05)
        known.set(key, contrast)
      }
      contrasts.push(contrast)
    }
    return contrasts.toSorted((one, other) => one - other)
  }
  const [first, ...others] = painted
  const faint: FaintWords[] = []
  let onPictures = 0
  for (const run of first?.runs ?? []) {
    const views = [first, ...others].flatMap((view) => {
      // Pages may differ, so match text that is elsewhere with another image.
      const same = view?.runs.find(
        (other) =>
          other.words === run.words &&
          Math.abs(other.left - run.left) < 1 &&
          Math.abs(other.top - run.top) < 1,
      )
      const pixels = view && same && pixelsOf(view.context, same)
      return pixels === undefined ? [] : [pixels]
    })
    const [base] = views
    if (base === undefined) continue
    const differs = views.some(
      (view) => view.length === base.length && view.some((value, at) => value !== base[at]),
    )
    if (!differs) continue
    onPictures += 1
    const worst = Math.min(
      ...views.map((view) => {
        const contrasts = contrastsOf(view, run)
        return contrasts[Math.floor(contrasts.length * 0.005)] ?? 21
      }),
    )
    if (worst < run.needed) {
      faint.push({
        words: run.words,
        contrast: Math.round(worst * 100) / 100,
        needed: run.needed,
      })
    }
  }
  return { faint, onPictures }
}

/**
 * A PNG whose pixels are all of one grey, or black and white at random.
 *
 * @param grey - 0 is black, 255 is white
 */
export function plainPicture(grey: number | 'noise'): Buffer {
  const [width, height] = [48, 32]
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: width }, (__, x) =>
        grey === 'noise' ? (((x * 73 + y * 151) * 2_654_435_761) >>> 31) * 255 : grey,
      ),
    ]),
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

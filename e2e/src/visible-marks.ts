import type { Page } from '@playwright/test'

/** A logo or an icon, and its contrast with the background. */
export interface LogoOrIcon {
  what: string
  /** The highest contrast (WCAG) of one of its pixels, but for the rarest, with the colour that most of it has. */
  contrast: number
}

/** The logos and icons of a page that are in sight, each measured on a picture of the page. */
export async function measureLogosAndIcons(page: Page): Promise<LogoOrIcon[]> {
  const { width = 0 } = page.viewportSize() ?? {}
  // A window as high as the page: a picture of more than the window would change what follows its height.
  const grow = async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height })
  }
  await grow()
  for (let tries = 1; tries <= 40; tries += 1) {
    await grow()
    const places = await page.evaluate(readPlaces)
    const png = await page.screenshot({ animations: 'disabled', scale: 'css' })
    const after = await page.evaluate(readPlaces)
    // A section may follow the window's height, and so push marks below it, out of the picture.
    const { height = 0 } = page.viewportSize() ?? {}
    const isInSight = places.every((place) => place.top + place.height <= height)
    if (isInSight && JSON.stringify(after) === JSON.stringify(places)) {
      return page.evaluate(measure, { png: png.toString('base64'), places })
    }
  }
  throw new Error('The page does not come to rest.')
}

interface Place {
  what: string
  left: number
  top: number
  width: number
  height: number
}

/** Runs in the browser: logos, and what is drawn to be a sign. Photographs, figures and decoration are left out. */
function readPlaces(): Place[] {
  const logos = '[class*=logo], header img, footer img, a img[src$=".svg"]'
  const icons = 'a svg, button svg, summary svg, [role=alert] svg, [role=status] svg, label svg'
  return [...document.querySelectorAll(`${logos}, ${icons}`)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const isMark = /^(?:img|svg)$/i.test(element.tagName)
    const isSeen = element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })
    const isOnPage = left >= 0 && left + width <= document.documentElement.clientWidth
    // The sky, sea and hills of an image are not icons.
    const isSmall = width >= 8 && height >= 8 && width <= 320 && height <= 120
    if (!isMark || !isSeen || !isOnPage || !isSmall || element.closest('[popover]')) return []
    const what = element.outerHTML.slice(0, 120)
    return [{ what, left: left + scrollX, top: top + scrollY, width, height }]
  })
}

/** Runs in the browser: draws the picture, and compares the pixels of each place. */
async function measure({ png, places }: { png: string; places: Place[] }): Promise<LogoOrIcon[]> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('No canvas')
  context.drawImage(image, 0, 0)
  const channel = (value: number) =>
    value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
  const luminance = (colour: number) =>
    0.2126 * channel((colour >> 16) & 255) +
    0.7152 * channel((colour >> 8) & 255) +
    0.0722 * channel(colour & 255)
  return places.map(({ what, left, top, width, height }) => {
    const { data } = context.getImageData(
      Math.round(left),
      Math.round(top),
      Math.max(1, Math.round(width)),
      Math.max(1, Math.round(height)),
    )
    const counts = new Map<number, number>()
    for (let at = 0; at < data.length; at += 4) {
      const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
    const [[ground] = [0]] = [...counts].toSorted(([, one], [, other]) => other - one)
    const groundLuminance = luminance(ground)
    const ranked = [...counts]
      .map(([colour, count]) => {
        const [dark, light] = [luminance(colour), groundLuminance].toSorted(
          (one, other) => one - other,
        )
        return { contrast: ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05), count }
      })
      .toSorted((one, other) => other.contrast - one.contrast)
    // A few pixels may be the edge of something else.
    let spare = Math.max(3, data.length / 4 / 200)
    const seen = ranked.find(({ count }) => (spare -= count) < 0)
    return { what, contrast: seen?.contrast ?? 1 }
  })
}

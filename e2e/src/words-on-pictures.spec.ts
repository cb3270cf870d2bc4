import {
  showPicture,
  triedPictures,
  waitForPictures,
} from './accessibility/measures/show-picture.ts'
import { findFaintWords, shootWithoutWords } from './accessibility/measures/words-on-pictures.ts'
import type { PaintedPage } from './accessibility/measures/words-on-pictures.ts'
import type { Stack } from './stack.ts'
import { expect, open, test } from './test.ts'

const widths = [320, 360, 480, 768, 959, 960, 1024, 1152, 1280, 1440]

/** Pages with text on images, and the minimum number of text runs on images across all widths. */
const pages: readonly { site: 'tideline' | 'summit'; path: string; least: number }[] = [
  { site: 'tideline', path: '/', least: 24 },
  { site: 'summit', path: '/', least: 30 },
  { site: 'tideline', path: '/region/north-sea', least: 4 },
]

for (const { site, path, least } of pages) {
  test(`text is readable on any image: ${site} ${path}`, async ({ page, tideline, summit }) => {
    const stack: Stack = site === 'tideline' ? tideline : summit
    const shots = new Map<number, PaintedPage[]>(widths.map((width) => [width, []]))
    for (const picture of triedPictures) {
      await showPicture(page, picture)
      await open(page, stack.siteOrigin + path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await waitForPictures(page)
        shots.get(width)?.push(await shootWithoutWords(page, Infinity))
      }
    }
    let found = 0
    for (const [width, taken] of shots) {
      const { faint, onPictures } = await findFaintWords(page, taken)
      expect(faint, `${width} px`).toEqual([])
      found += onPictures
    }
    expect(found).toBeGreaterThanOrEqual(least)
  })
}

import type { Page } from '@playwright/test'
import {
  findFaintWords,
  plainPicture,
  type Shot,
  shootWithoutWords,
} from '@milepost/accessibility/words-on-pictures'
import type { Stack } from './stack.ts'
import { expect, open, test } from './test.ts'

const isFull = process.env['FULL'] === '1'

/** All that are asked for, and in a usual run the narrowest, the two sides of the large layout, and a desk's. */
const widths = isFull
  ? [320, 360, 480, 768, 959, 960, 1024, 1152, 1280, 1440]
  : [320, 959, 960, 1280]

const pictures = ['own', 255, 0, 'noise'] as const

/** Opens a page whose pictures are all the same one. */
async function openWith(page: Page, address: string, picture: (typeof pictures)[number]) {
  await page.unrouteAll()
  if (picture !== 'own') {
    const body = plainPicture(picture)
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ body, contentType: 'image/png' })
        : route.fallback(),
    )
  }
  await open(page, address)
}

/** Another width may load another file. */
async function waitForPictures(page: Page) {
  await page.evaluate(async () => {
    const shown = [...document.images].filter(({ loading }) => loading !== 'lazy')
    await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode())])
  })
}

/** Where words lie on a picture, and how many runs of them there are at least in all widths together. */
const pages: readonly { site: 'tideline' | 'summit'; path: string; least: number }[] = [
  { site: 'tideline', path: '/', least: 24 },
  { site: 'summit', path: '/', least: 30 },
  { site: 'tideline', path: '/region/north-sea', least: 4 },
]

for (const { site, path, least } of pages) {
  test(`words on any picture can be read: ${site} ${path}`, async ({ page, tideline, summit }) => {
    const stack: Stack = site === 'tideline' ? tideline : summit
    const shots = new Map<number, Shot[]>(widths.map((width) => [width, []]))
    /* oxlint-disable no-await-in-loop -- one after the other, in one window */
    for (const picture of pictures) {
      await openWith(page, stack.siteOrigin + path, picture)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await waitForPictures(page)
        shots.get(width)?.push(await shootWithoutWords(page, isFull ? Infinity : 1400))
      }
    }
    let found = 0
    for (const [width, taken] of shots) {
      const { faint, onPictures } = await findFaintWords(page, taken)
      expect(faint, `${width} px`).toEqual([])
      found += onPictures
    }
    expect(found).toBeGreaterThanOrEqual(least)
    /* oxlint-enable no-await-in-loop */
  })
}

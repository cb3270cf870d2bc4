import type { Page } from 'playwright'
import { plainPicture } from './words-on-pictures.ts'

/** Images to test behind text: the page's own, white, black and noise. */
export const triedPictures = ['own', 255, 0, 'noise'] as const

/** Replaces all images of a page, starting with the next load. */
export async function showPicture(
  page: Page,
  picture: (typeof triedPictures)[number],
): Promise<void> {
  await page.unrouteAll()
  if (picture === 'own') return
  const body = plainPicture(picture)
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ body, contentType: 'image/png' })
      : route.fallback(),
  )
}

/** Waits until fonts and images have loaded. A new viewport width may load different image files. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const shown = [...document.images].filter(({ loading }) => loading !== 'lazy')
    await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode())])
  })
}

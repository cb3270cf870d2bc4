import { beyondTheWindow } from '../measures/beyond-the-window.ts'
import { largeTextPx, launchWithLargeText } from '../measures/large-text.ts'
import type { Observation } from '../conformance/observation.ts'
import { openPlace } from './open-place.ts'

/** Window widths for 200 % text, in CSS pixels. */
export const largeTextWidths: readonly number[] = [360, 480, 768, 1280]

/** Opens pages with text of 200 %, as the browser's settings ask for it, in windows of all widths. */
export async function lookWithLargeText(
  site: string,
  origin: string,
  paths: readonly string[],
): Promise<Observation[]> {
  const browser = await launchWithLargeText()
  const observations: Observation[] = []
  try {
    for (const path of paths) {
      const place = await openPlace(browser, `${site} ${path}`, origin + path)
      for (const width of largeTextWidths) {
        await place.open(width)
        const size = await place.page
          .locator('html')
          .evaluate((root) => getComputedStyle(root).fontSize)
        const problems = [
          ...(size === `${largeTextPx}px` ? [] : [`text of 200 % measures ${size}`]),
          ...(await beyondTheWindow(place.page)),
        ]
        observations.push({
          check: 'large text',
          criteria: ['1.4.4'],
          place: `${place.name} at ${width} px`,
          problems,
        })
      }
      await place.close()
    }
  } finally {
    await browser.close()
  }
  return observations
}

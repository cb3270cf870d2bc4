import type { Browser } from 'playwright'
import type { Observation } from '../conformance/observation.ts'
import {
  findFaintWords,
  type PaintedPage,
  shootWithoutWords,
} from '../measures/words-on-pictures.ts'
import { showPicture, triedPictures, waitForPictures } from '../measures/show-picture.ts'
import { openPlace } from './open-place.ts'

const widths = [320, 360, 480, 768, 960, 1280, 1440]

/** Looks at the pixels behind words on pictures: the page's own, a white one, a black one, and noise. */
export async function lookAtPictures(
  browser: Browser,
  site: string,
  origin: string,
  paths: readonly string[],
): Promise<Observation[]> {
  const observations: Observation[] = []
  for (const path of paths) {
    const place = await openPlace(browser, `${site} ${path}`, origin + path)
    const { page } = place
    const shots = new Map<number, PaintedPage[]>(widths.map((width) => [width, []]))
    for (const picture of triedPictures) {
      await showPicture(page, picture)
      place.touch()
      for (const width of widths) {
        await place.open(width)
        await waitForPictures(page)
        shots.get(width)?.push(await shootWithoutWords(page, 1400))
      }
    }
    for (const [width, taken] of shots) {
      const { faint } = await findFaintWords(page, taken)
      const problems = faint.map(
        ({ words, contrast, needed }) => `"${words}" has ${contrast} of ${needed} : 1`,
      )
      observations.push({
        check: 'words on pictures',
        criteria: ['1.4.3'],
        place: `${place.name} at ${width} px`,
        problems,
      })
    }
    await place.close()
  }
  return observations
}

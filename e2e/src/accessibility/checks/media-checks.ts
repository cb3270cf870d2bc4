import { movements } from '../measures/movements.ts'
import { invisibleParts } from '../measures/invisible-parts.ts'
import type { Check } from './check.ts'

/** Checks with settings that a person may have: forced colours, more contrast, less motion. */
export const mediaChecks: readonly Check[] = [
  {
    name: 'forced colours',
    passes: 'In forced colours every word, picture and control can be seen.',
    criteria: [],
    look: async ({ page, open }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await open(1280)
      const problems = await invisibleParts(page)
      await page.emulateMedia({ forcedColors: 'none' })
      return [{ where: '', problems: problems.map((part) => `cannot be seen: ${part}`) }]
    },
  },
  {
    name: 'reduced motion',
    passes: 'Nothing moves by itself where less motion is asked for.',
    criteria: [],
    look: async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(1280)
      const moving = await movements(page)
      return [{ where: '', problems: moving.map(({ element }) => `moves: ${element}`) }]
    },
  },
  {
    name: 'motion',
    passes:
      'What moves for more than five seconds has a button that stops it, and nothing flashes.',
    criteria: ['2.2.2', '2.3.1'],
    look: async ({ page, open, touch }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      touch()
      await open(1280)
      const moving = await movements(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      touch()
      const endless = moving.filter(({ lastsMs, canBeStopped }) => lastsMs > 5000 && !canBeStopped)
      const flashing = moving.filter(({ lastsMs, turnMs }) => lastsMs > 1000 && turnMs < 334)
      return [
        {
          where: '',
          problems: [
            ...endless.map(({ element }) => `cannot be stopped: ${element}`),
            ...flashing.map(({ element }) => `flashes: ${element}`),
          ],
        },
      ]
    },
  },
]

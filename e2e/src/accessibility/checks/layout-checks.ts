import type { Page } from 'playwright'
import { beyondTheWindow } from '../measures/beyond-the-window.ts'
import { croppedWords, wideSpacing } from '../measures/cropped-words.ts'
import { mirrorProblems, turnBack } from '../measures/mirrored.ts'
import { orderProblems } from '../measures/page-outline.ts'
import { setStyleRules } from '../measures/set-style-rules.ts'
import { sidewaysScroll } from '../measures/sideways-scroll.ts'
import type { Check } from './check.ts'
import { inWindows } from './in-windows.ts'

const phone = [360, 740] as const
const desk = [1280, 800] as const

async function widthProblems(page: Page): Promise<string[]> {
  const scroll = await sidewaysScroll(page)
  return [
    ...(scroll > 0 ? [`scrolls sideways by ${scroll} px`] : []),
    ...(await beyondTheWindow(page)),
  ]
}

/** Fixed elements take up no more than half of the window while a page scrolls. */
async function fixedProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A modal dialog takes the window for itself, and scrolls.
    if (document.querySelector('dialog:modal') !== null) return []
    scrollTo(0, document.documentElement.scrollHeight / 2)
    const rows = [...document.body.querySelectorAll('*')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) =>
        element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }),
      )
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > innerWidth / 2)
      .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)))
    const covered = rows.reduce((sum, height) => sum + height, 0)
    scrollTo(0, 0)
    return covered > innerHeight / 2
      ? [`${Math.round(covered)} of ${innerHeight} px stay covered`]
      : []
  })
}

/** Checks of the layout in any window size, with any spacing and in both directions. */
export const layoutChecks: readonly Check[] = [
  {
    name: 'reflow',
    passes: 'Nothing scrolls sideways or is beyond the window, 320 and 640 CSS pixels wide.',
    criteria: ['1.4.10'],
    look: (place) =>
      inWindows(
        place,
        [
          [320, 800],
          [640, 800],
        ],
        () => widthProblems(place.page),
      ),
  },
  {
    name: 'small window',
    passes:
      'In a window of 320 × 256 nothing is beyond it, and what stays in place leaves half of it free.',
    criteria: ['1.4.10'],
    look: (place) =>
      inWindows(place, [[320, 256]], async () => [
        ...(await widthProblems(place.page)),
        ...(await fixedProblems(place.page)),
      ]),
  },
  {
    name: 'text spacing',
    passes:
      'With the spacing of WCAG 1.4.12 no words are cut off and nothing is beyond the window.',
    criteria: ['1.4.12'],
    look: (place) =>
      inWindows(place, [phone, desk], async () => {
        const { page } = place
        const before = new Set(await croppedWords(page))
        await setStyleRules(page, wideSpacing)
        const after = await croppedWords(page)
        const problems = [
          ...(await widthProblems(page)),
          ...after.filter((one) => !before.has(one)),
        ]
        await setStyleRules(page, '')
        return problems
      }),
  },
  {
    name: 'right to left',
    passes:
      'Turned from right to left, the page is as in a mirror, and nothing is beyond the window.',
    criteria: [],
    look: (place) =>
      inWindows(place, [phone, desk], async () => {
        const { page } = place
        const problems = [...(await mirrorProblems(page)), ...(await widthProblems(page))]
        await turnBack(page)
        return problems
      }),
  },
  {
    name: 'reading order',
    passes: 'In one column, what is read next is not above.',
    criteria: ['1.3.2'],
    look: (place) => inWindows(place, [[320, 800]], () => orderProblems(place.page)),
  },
  {
    name: 'orientation',
    passes: 'Upright or on its side, the page says the same.',
    criteria: ['1.3.4'],
    look: async (place) => {
      const read = () => place.page.getByRole('main').first().locator('h1,h2,p').allInnerTexts()
      await place.open(360, 740)
      const upright = await read()
      await place.open(740, 360)
      const across = new Set(await read())
      const missing = upright.filter((words) => words !== '' && !across.has(words))
      return [
        { where: '', problems: missing.map((words) => `not said across: ${words.slice(0, 40)}`) },
      ]
    },
  },
]

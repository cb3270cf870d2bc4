import { axeFindings } from '../measures/axe-findings.ts'
import { namelessLines, readTree, unlabelledFields } from '../measures/control-names.ts'
import { outlineProblems } from '../measures/page-outline.ts'
import type { Check, CheckFinding } from './check.ts'

/** Checks of a page's markup. */
export const codeChecks: readonly Check[] = [
  {
    name: 'axe',
    passes: 'axe finds nothing by its rules of WCAG 2.2 A and AA and of good practice.',
    criteria: [],
    look: async ({ page, open }) => {
      const found: CheckFinding[] = []
      for (const width of [360, 1280]) {
        await open(width)
        const findings = await axeFindings(page)
        const where = `at ${width} px`
        const criteria = [...new Set(findings.flatMap((finding) => finding.criteria))]
        const problemsOf = (list: typeof findings) =>
          list.flatMap(({ rule, elements }) => elements.map((element) => `${rule}: ${element}`))
        for (const criterion of criteria) {
          const own = findings.filter((finding) => finding.criteria.includes(criterion))
          found.push({ where, criteria: [criterion], problems: problemsOf(own) })
        }
        const practice = findings.filter((finding) => finding.criteria.length === 0)
        found.push({ where, criteria: [], problems: problemsOf(practice) })
      }
      return found
    },
  },
  {
    name: 'names',
    passes: 'Every control, picture and dialog has a name in the accessibility tree.',
    criteria: ['4.1.2', '1.1.1'],
    look: async ({ page, open }) => {
      await open(1280)
      return [{ where: '', problems: namelessLines(await readTree(page)) }]
    },
  },
  {
    name: 'labels',
    passes: 'Words that can be seen name every field.',
    criteria: ['3.3.2', '1.3.1'],
    look: async ({ page, open }) => {
      await open(1280)
      return [{ where: '', problems: await unlabelledFields(page) }]
    },
  },
  {
    name: 'label in name',
    passes: 'The words on a control are in its name.',
    criteria: ['2.5.3'],
    look: async ({ page, open }) => {
      await open(1280)
      const problems = await page.evaluate(() => {
        const plain = (words: string | null) =>
          (words ?? '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
        return [
          ...document.querySelectorAll<HTMLElement>(':is(a[href],button,summary)[aria-label]'),
        ]
          .filter((control) => control.checkVisibility({ checkVisibilityCSS: true }))
          .filter(
            (control) =>
              !plain(control.getAttribute('aria-label')).includes(plain(control.innerText)),
          )
          .map(
            (control) => `"${control.innerText}" is called "${control.getAttribute('aria-label')}"`,
          )
      })
      return [{ where: '', problems }]
    },
  },
  {
    name: 'headings',
    passes:
      'There is one first heading, none is empty, none skips a level, and the landmarks are there.',
    criteria: ['1.3.1', '2.4.6'],
    look: async ({ page, open }) => {
      await open(1280)
      return [{ where: '', problems: await outlineProblems(page) }]
    },
  },
  {
    name: 'title',
    passes: 'The page has a title. That each has one of its own, the site shows as a whole.',
    criteria: ['2.4.2'],
    look: async ({ page, open }) => {
      await open(1280)
      const title = await page.title()
      return [{ where: '', problems: title.trim().length > 3 ? [] : [`the title is "${title}"`] }]
    },
  },
  {
    name: 'purpose of fields',
    passes: 'Fields for a person’s own name, e-mail, telephone and password carry `autocomplete`.',
    criteria: ['1.3.5'],
    look: async ({ page, open }) => {
      await open(1280)
      const problems = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('main input')]
          .filter(
            (field) => ['email', 'tel', 'password'].includes(field.type) && field.checkVisibility(),
          )
          .filter((field) => field.autocomplete === '')
          .map((field) => field.outerHTML.slice(0, 120)),
      )
      return [{ where: '', problems }]
    },
  },
  {
    name: 'sound and video',
    passes: 'No sound or video plays by itself.',
    criteria: ['1.4.2'],
    look: async ({ page, open }) => {
      await open(1280)
      const playing = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLMediaElement>('video,audio')]
          .filter((media) => media.autoplay || !media.paused)
          .map((media) => media.outerHTML.slice(0, 100)),
      )
      return [{ where: '', problems: playing }]
    },
  },
  {
    name: 'no tilting',
    passes: 'Nothing asks how the device is turned or moved.',
    criteria: ['2.5.4'],
    look: async ({ page, open }) => {
      await open(360)
      const asked = await page.evaluate(() => globalThis.milepostAsked ?? [])
      const problems = asked.filter((type) => /^device(?:motion|orientation)/.test(type))
      return [{ where: '', problems }]
    },
  },
]

declare global {
  /** The types of events that scripts listen for, from the page's start. */
  var milepostAsked: string[] | undefined
}

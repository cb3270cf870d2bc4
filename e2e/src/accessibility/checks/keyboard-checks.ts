import { walkByKeyboard } from '../measures/walk-by-keyboard.ts'
import type { Check, CheckFinding } from './check.ts'

/** Checks by keyboard and pointer. */
export const keyboardChecks: readonly Check[] = [
  {
    name: 'keyboard walk',
    passes:
      'The Tab key reaches every control, the focus can be seen, is not covered, and comes back to the start.',
    criteria: ['2.1.1', '2.1.2', '2.4.3', '2.4.7', '2.4.11', '3.2.1'],
    acts: true,
    look: async ({ page, open, touch }) => {
      const found: CheckFinding[] = []
      for (const width of [360, 1280]) {
        touch()
        await open(width)
        const walk = await walkByKeyboard(page)
        const where = `at ${width} px`
        const say = (list: string[], what: string) => list.map((name) => `${what}: ${name}`)
        found.push(
          { where, criteria: ['2.1.1', '2.4.3'], problems: say(walk.missed, 'not reached') },
          {
            where,
            criteria: ['2.1.2'],
            problems: walk.isTrapped ? ['the focus does not come out'] : [],
          },
          { where, criteria: ['2.4.7'], problems: say(walk.unmarked, 'the focus cannot be seen') },
          { where, criteria: ['2.4.11'], problems: say(walk.covered, 'covered') },
          { where, criteria: ['3.2.1'], problems: walk.hasMoved ? ['the address changed'] : [] },
        )
      }
      return found
    },
  },
  {
    name: 'skip link',
    passes: 'The first control leads past the header to the page’s own part.',
    criteria: ['2.4.1'],
    acts: true,
    look: async ({ page, open }) => {
      await open(1280)
      if ((await page.locator('dialog:modal').count()) > 0) return []
      await page.keyboard.press('Tab')
      // A question about cookies comes before everything else, until it is answered.
      const inQuestion = page.getByRole('region', { name: /^(Cookies|Cwcis)$/ }).locator(':focus')
      while ((await inQuestion.count()) > 0) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const isThere = await page.evaluate(
        () =>
          document.activeElement?.closest('main') !== null &&
          document.activeElement !== document.body,
      )
      return [{ where: '', problems: isThere ? [] : ['the first control does not lead to main'] }]
    },
  },
  {
    name: 'single keys',
    passes: 'A letter or digit alone does nothing.',
    criteria: ['2.1.4'],
    acts: true,
    look: async ({ page, open }) => {
      await open(1280)
      const state = async () =>
        `${page.url()} ${await page.locator('dialog[open],[popover]:popover-open').count()}`
      const before = await state()
      for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789/?') {
        await page.keyboard.press(key)
      }
      return [
        { where: '', problems: (await state()) === before ? [] : ['a single key did something'] },
      ]
    },
  },
  {
    name: 'pointer goes away',
    passes: 'Pressing a link or button and letting go elsewhere does nothing.',
    criteria: ['2.5.2'],
    acts: true,
    look: async ({ page, open }) => {
      await open(1280)
      const before = page.url()
      if ((await page.locator('dialog:modal').count()) > 0) return []
      const target = page
        .locator('header a[href],main a[href],main button:enabled')
        .filter({ visible: true })
        .first()
      const box = await target.boundingBox()
      if (box === null) return []
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(640, 799)
      await page.mouse.up()
      return [
        {
          where: '',
          problems: page.url() === before ? [] : ['the press counted although it was taken back'],
        },
      ]
    },
  },
  {
    name: 'on input',
    passes: 'Filling in a field, choosing and ticking leave the page where it is.',
    criteria: ['3.2.2'],
    acts: true,
    look: async ({ page, open }) => {
      await open(1280)
      const before = page.url().replace(/[?#].*/, '')
      const fields = page
        .locator('main :is(input,select,textarea):enabled')
        .filter({ visible: true })
      for (const field of await fields.all()) {
        const type = await field.evaluate((one) =>
          one instanceof HTMLInputElement ? one.type : one.localName,
        )
        if (type === 'checkbox' || type === 'radio')
          await field.evaluate((one: HTMLElement) => one.click())
        else if (type === 'select') await field.selectOption({ index: 1 }).catch(() => [])
        else if (/^(?:text|email|search|tel|textarea|password)$/.test(type))
          await field.pressSequentially('ab')
      }
      const after = page.url().replace(/[?#].*/, '')
      return [{ where: '', problems: after === before ? [] : [`led to ${after}`] }]
    },
  },
]

import { expect, type Locator, type Page } from '@playwright/test'
import { expectAnnounced } from './expect-announced.ts'

/** User interactions by mouse or by keyboard only. */
export interface User {
  readonly input: 'mouse' | 'keyboard'
  /** Activates a link or a button. */
  press: (control: Locator) => Promise<void>
  /** Activates it twice as fast as can be. */
  pressTwice: (control: Locator) => Promise<void>
  /** Replaces what is in a field. */
  type: (field: Locator, text: string) => Promise<void>
  check: (box: Locator) => Promise<void>
  /** Picks a radio button of a group. */
  pick: (radio: Locator) => Promise<void>
  /** Selects an option by its text. */
  choose: (list: Locator, option: string) => Promise<void>
  attach: (
    field: Locator,
    file: { name: string; mimeType: string; buffer: Buffer },
  ) => Promise<void>
}

/** A user of a page; on one without a mouse, every use of a mouse is an error in the console. */
export function userFor(page: Page, input: 'mouse' | 'keyboard'): User {
  return input === 'mouse' ? mouseUser(page) : keyboardUser(page)
}

/** Makes the pages of a browser say so if a mouse is used after all. */
export const reportMouseUse = () => {
  for (const kind of ['pointerdown', 'mousedown', 'touchstart']) {
    addEventListener(kind, () => console.error(`A ${kind} on a journey by keyboard`), true)
  }
}

function mouseUser(page: Page): User {
  return {
    input: 'mouse',
    press: (control) => control.click(),
    pressTwice: (control) => control.dblclick(),
    async type(field, text) {
      await field.click()
      await replace(page, text)
    },
    check: (box) => box.check(),
    pick: (radio) => radio.check({ force: true }),
    async choose(list, option) {
      await list.selectOption({ label: option })
    },
    attach: (field, file) => field.setInputFiles(file),
  }
}

function keyboardUser(page: Page): User {
  // Register first: the browser intercepts file choosers only once a listener exists, and on a busy page a key press
  // can overtake that message. The chooser then opens on the screen. On an empty page with nothing but a file input 12
  // key presses of 60 were lost that way, and none with this listener.
  page.on('filechooser', () => undefined)
  const press = async (control: Locator, times = 1) => {
    await reach(page, control)
    const key = (await control.evaluate((node) => node.tagName)) === 'A' ? 'Enter' : 'Space'
    await expectAnnounced(page, control, async () => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
    })
  }
  return {
    input: 'keyboard',
    press: (control) => press(control),
    pressTwice: (control) => press(control, 2),
    async type(field, text) {
      await reach(page, field)
      await replace(page, text)
    },
    async check(box) {
      await reach(page, box)
      if (!(await box.isChecked())) await page.keyboard.press('Space')
      await expect(box).toBeChecked()
    },
    async pick(radio) {
      const group = page.locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`)
      const chosen = group.and(page.locator(':checked'))
      await reach(page, (await chosen.count()) > 0 ? chosen : group.first())
      if ((await chosen.count()) === 0) await page.keyboard.press('Space')
      const most = await group.count()
      for (let turn = 0; turn < most && !(await radio.isChecked()); turn += 1) {
        await page.keyboard.press('ArrowDown')
      }
      await expect(radio).toBeChecked()
    },
    async choose(list, option) {
      await reach(page, list)
      await page.keyboard.type(option)
      await expect(list.locator('option:checked')).toHaveText(option)
    },
    async attach(field, file) {
      await reach(page, field)
      const opened = page.waitForEvent('filechooser')
      await page.keyboard.press('Space')
      const chooser = await opened
      await chooser.setFiles(file)
    },
  }
}

async function replace(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+a')
  await (text === '' ? page.keyboard.press('Delete') : page.keyboard.type(text))
}

/** Tabs to a control, back or forth, and sees that the focus can be seen there. */
async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let turn = 0; turn < 120; turn += 1) {
    const step = await control.evaluate(stepsTo)
    if (step === 0) return expectSeen(control)
    const key = step > 0 ? 'Tab' : 'Shift+Tab'
    for (let press = Math.abs(step); press > 0; press -= 1) await page.keyboard.press(key)
  }
  throw new Error(`The keyboard does not lead to ${String(control)}`)
}

/** Returns the number of tab stops before an element; 0 if it has the focus. */
function stepsTo(target: Element): number {
  const active = document.activeElement
  if (active === target) return 0
  const start = active === null || active === document.body ? undefined : active
  const isBehind =
    start !== undefined &&
    Boolean(target.compareDocumentPosition(start) & Node.DOCUMENT_POSITION_FOLLOWING)
  const between = [...document.querySelectorAll('a[href],button,input,select,textarea')].filter(
    (node) => {
      const isAfter = (one: Element, other: Element) =>
        Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
      const [from, to] = isBehind ? [target, start] : [start, target]
      return (
        (from === undefined || isAfter(from, node)) &&
        (to === undefined || isAfter(node, to)) &&
        node.checkVisibility({ visibilityProperty: true }) &&
        node.closest('[inert],[hidden]') === null
      )
    },
  )
  const steps = Math.max(1, Math.floor(between.length / 2))
  return isBehind ? -steps : steps
}

async function expectSeen(control: Locator) {
  const isSeen = await control.evaluate((node) => {
    // A field's frame, or the label of a radio button, may show the focus for it.
    const near = [
      node,
      node.parentElement,
      node.parentElement?.parentElement,
      node.nextElementSibling,
    ]
    return near.some((element) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
  })
  expect(isSeen, `the focus is seen on ${String(control)}`).toBe(true)
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { User } from './user.ts'

/**
 * Creates a user that takes a screenshot before each step, for manual review. The first one of a page is a full-page
 * screenshot, later ones show the viewport.
 *
 * @param folder - for the screenshots, numbered in order
 */
export function withScreenshots(page: Page, user: User, folder: string): User {
  mkdirSync(folder, { recursive: true })
  let taken = 0
  let address = ''
  const picture = async (about: Locator) => {
    await about.scrollIntoViewIfNeeded()
    taken += 1
    const path = join(folder, `${String(taken).padStart(2, '0')}.png`)
    await page.screenshot({ path, fullPage: page.url() !== address })
    address = page.url()
  }
  const before =
    <Rest extends unknown[]>(act: (control: Locator, ...rest: Rest) => Promise<void>) =>
    async (control: Locator, ...rest: Rest) => {
      await picture(control)
      await act(control, ...rest)
    }
  return {
    input: user.input,
    press: before(user.press),
    pressTwice: before(user.pressTwice),
    // Fields that follow each other are in the picture of the button that ends them.
    type: user.type,
    check: user.check,
    pick: user.pick,
    choose: user.choose,
    attach: before(user.attach),
  }
}

import { expect, type Locator, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** Announcements since the last interaction; missing after a navigation. */
    heard?: string[]
  }
}

/**
 * Operates a control by keyboard, and expects that a screen reader user learns the result: by a navigation, a file, a
 * moved focus, a live region, or a changed state of the control. Afterwards an element has the focus.
 */
export async function expectAnnounced(
  page: Page,
  control: Locator,
  act: () => Promise<void>,
): Promise<void> {
  const address = page.url()
  let files = 0
  const count = () => (files += 1)
  page.on('download', count)
  await control.evaluate(beginToHear)
  await act()
  const heard = async () => {
    if (files > 0 || page.url() !== address) return true
    const words = await page.evaluate(() => window.heard).catch(() => undefined)
    return words === undefined || words.length > 0
  }
  await expect.poll(heard, `${String(control)} says what came of it`).toBe(true)
  page.off('download', count)
  // A page that comes whole begins at its top; on one that stays, the focus has a place.
  const isLost = () =>
    page
      .evaluate(() => window.heard !== undefined && document.activeElement === document.body)
      .catch(() => false)
  await expect.poll(isLost, `the focus is lost after ${String(control)}`).toBe(false)
}

/** Notes from now on which parts of a page a screen reader says. */
function beginToHear(control: Element): void {
  const heard: string[] = []
  window.heard = heard
  const live = '[role=status],[role=alert],[role=log],[aria-live]:not([aria-live=off]),output'
  const states = /^(aria-(expanded|pressed|checked|selected|invalid)|open)$/
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
  const say = (what: string) => {
    if (window.heard === heard) heard.push(what)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      const element = elementOf(target)
      if (type === 'attributes') {
        if (element === control && states.test(attributeName ?? '')) say(attributeName ?? '')
      } else if (element?.closest(live)) {
        say('live region')
      } else if ([...addedNodes].some((node) => node instanceof Element && node.matches(live))) {
        say('live region')
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  document.addEventListener('focusin', ({ target }) => {
    if (target !== control) say('focus')
  })
}

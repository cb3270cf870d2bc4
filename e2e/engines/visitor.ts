import { expect } from 'vitest'
import type { EnginePage } from './engines.ts'

/** Number of polls that must find an element in the same place before a click: dialogs and menus move in. */
const steadyPolls = 4

declare global {
  interface Window {
    /** Whether the last press of the mouse button reached the located element. */
    milepostHit?: boolean
  }
}

/** A visitor of one site. Every step waits until the page is ready for it. */
export class Visitor {
  readonly page: EnginePage
  readonly #origin: string

  constructor(page: EnginePage, origin: string) {
    this.page = page
    this.#origin = origin
  }

  /** Opens a path of the site, starts its application, and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.#origin + path)
    await expect
      .poll(() => this.page.evaluate(startApplication), { message: 'hydrated' })
      .toBe(true)
  }

  /**
   * Clicks the first visible match once it has stopped moving and nothing covers it. Repeats a click that the layout moved
   * away from its target at the last moment.
   */
  async clicks(css: string, name?: string): Promise<void> {
    const seen = Array.from({ length: steadyPolls }, () => '')
    await expect
      .poll(
        async () => {
          seen.unshift(await this.page.evaluate(locate, css, name, true))
          seen.pop()
          return seen.every((place) => place === seen[0]) ? seen[0] : 'moving'
        },
        { message: `place of ${css} ${name ?? ''}` },
      )
      .toMatch(/^at /)
    const [x = 0, y = 0] = (seen[0] ?? '').slice(3).split(',').map(Number)
    await this.page.click(x, y)
    // Undefined on the next page, and without scripts.
    const isHit = await this.page.evaluate(() => window.milepostHit).catch(() => undefined)
    if (isHit === false) await this.clicks(css, name)
  }

  /** Replaces the text of a field. */
  async fills(css: string, name: string | undefined, text: string): Promise<void> {
    await this.clicks(css, name)
    await this.sees(`${css}:focus`, name)
    await this.page.evaluate(selectFocused)
    await this.page.type(text)
    await expect.poll(() => this.page.evaluate(readFocused)).toBe(text)
  }

  async sees(css: string, name?: string): Promise<void> {
    const message = `${css} ${name ?? ''} is visible`
    await expect
      .poll(() => this.page.evaluate(locate, css, name, false), { message })
      .toMatch(/^at /)
  }

  async seesNo(css: string, name?: string): Promise<void> {
    const message = `${css} ${name ?? ''} is hidden`
    await expect
      .poll(() => this.page.evaluate(locate, css, name, false), { message })
      .toBe('not found')
  }

  async isAt(path: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => location.href.slice(location.origin.length)))
      .toEqual(typeof path === 'string' ? path : expect.stringMatching(path))
  }
}

function startApplication(): boolean {
  document.dispatchEvent(new Event('milepost-start'))
  return document.documentElement.matches('[data-hydrated]:not([data-first-screen])')
}

/**
 * Finds the first visible element that a selector and the start of an accessible name match. Runs in the page.
 *
 * @param isTarget - scrolls the element into view, and requires that nothing covers its centre
 * @returns `at x,y` with the element's centre, or the reason why it isn't ready
 */
function locate(css: string, name: string | undefined | null, isTarget: boolean): string {
  const clean = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const nameOf = (element: Element): string => {
    const labelled = element.getAttribute('aria-labelledby')
    if (labelled) return clean(document.getElementById(labelled.split(' ')[0] ?? '')?.textContent)
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt')
    const labels = (element as HTMLInputElement).labels
    return clean(label ?? (labels?.length ? labels[0]?.textContent : element.textContent))
  }
  const element = [...document.querySelectorAll(css)].find(
    (match) =>
      (!name || nameOf(match).startsWith(name)) &&
      match.checkVisibility({ visibilityProperty: true }) &&
      match.getBoundingClientRect().height > 0,
  )
  if (!element) return 'not found'
  const isMoving = document.getAnimations().some(({ effect, playState, timeline }) => {
    // A view transition belongs to the root, and swallows clicks. Animations of a scroll timeline always run.
    const target = effect instanceof KeyframeEffect ? effect.target : null
    const isTimed = playState === 'running' && timeline === document.timeline
    return isTimed && target?.contains(element)
  })
  if (isTarget && isMoving) return 'moving'
  if (isTarget) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  if (isTarget) {
    delete window.milepostHit
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- each poll replaces the handler of the last
    window.onmousedown = (event) => {
      window.milepostHit = event.composedPath().includes(element)
    }
  }
  const hit = isTarget ? document.elementFromPoint(x, y) : element
  return hit && element.contains(hit) ? `at ${x},${y}` : `covered by ${hit?.outerHTML.slice(0, 80)}`
}

function selectFocused(): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
  else if (field) document.getSelection()?.selectAllChildren(field)
}

function readFocused(): string {
  const field = document.activeElement
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return (isField ? field.value : field?.textContent) ?? ''
}

import type { Page } from 'playwright'
import { setStyleRules } from './set-style-rules.ts'

/** Result of tabbing through a page. */
export interface KeyboardWalk {
  /** Number of controls that received focus. */
  reached: number
  /** Controls that are seen, and that the focus never came to. */
  missed: string[]
  /** Controls that look the same with the focus as without. */
  unmarked: string[]
  /** Controls that had the focus while something else was over all of them. */
  covered: string[]
  /** The focus did not come back to the start. */
  isTrapped: boolean
  /** Taking the focus led to another address. */
  hasMoved: boolean
}

interface Stop {
  /** Index among the controls; -1 for others, such as frames. */
  at: number
  isMarked: boolean
  /** Element that covers it completely, with both positions; undefined if none does. */
  coveredBy: string | undefined
}

interface Walk {
  names: string[]
  /** Indexes of date and time fields. */
  dates: number[]
  /** After what moved has settled. */
  stop: () => Promise<Stop | undefined>
}

declare global {
  var milepostWalk: Walk | undefined
}

/** Walks from the start of a page that has been opened to its end, by the Tab key alone. */
export async function walkByKeyboard(page: Page): Promise<KeyboardWalk> {
  const address = page.url()
  await setStyleRules(
    page,
    '*,*::before,*::after{transition:none!important}html{scroll-behavior:auto!important}',
  )
  const names = await page.evaluate(beginWalk)
  const dates = new Set(await page.evaluate(() => globalThis.milepostWalk?.dates ?? []))
  let last: number | undefined
  const seen = new Map<number, Stop>()
  let others = 0
  let isTrapped = true
  for (let presses = 0; presses < names.length + 40; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => globalThis.milepostWalk?.stop())
    // Date fields have several tab stops: day, month, year and a calendar.
    if (stop !== undefined && stop.at === last && dates.has(stop.at)) continue
    last = stop?.at
    if (stop === undefined || seen.has(stop.at)) {
      isTrapped = false
      break
    }
    if (stop.at === -1) others += 1
    else seen.set(stop.at, stop)
  }
  await setStyleRules(page, '')
  const stops = [...seen.values()]
  const namesOf = (list: Stop[]) => list.map(({ at }) => names[at] ?? '')
  return {
    reached: stops.length + others,
    missed: names.filter((_, at) => !seen.has(at)),
    unmarked: namesOf(stops.filter(({ isMarked }) => !isMarked)),
    covered: stops.flatMap(({ at, coveredBy }) =>
      coveredBy === undefined ? [] : [`${names[at] ?? ''} by ${coveredBy}`],
    ),
    isTrapped,
    hasMoved: page.url() !== address,
  }
}

/** Runs in the browser: remembers the controls and how they look without the focus. */
function beginWalk(): string[] {
  const selector =
    'a[href],button:enabled,input:enabled:not([type=hidden]),select:enabled,textarea:enabled,summary,[tabindex]:not([tabindex="-1"]),[contenteditable=true]'
  const groups = new Set<string>()
  const isStop = (element: Element) => {
    if (element.matches('[tabindex="-1"]') || element.closest('[inert]') !== null) return false
    if (!element.checkVisibility({ checkVisibilityCSS: true })) return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    // Of radio buttons with one name the chosen one takes the focus, or the first.
    const group = `${element.form?.id ?? ''}#${element.name}`
    const chosen = element.form?.querySelector(
      `input[type=radio][name="${CSS.escape(element.name)}"]:checked`,
    )
    if (groups.has(group) || (chosen !== null && chosen !== undefined && chosen !== element))
      return false
    groups.add(group)
    return true
  }
  // The focus indicator may be on the control, around it, next to it, or on its label.
  const around = (element: Element) => {
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : []
    const parents: (Element | null | undefined)[] = [element.parentElement]
    while (parents.length < 4) parents.push(parents.at(-1)?.parentElement)
    return [
      element,
      ...parents,
      element.nextElementSibling,
      element.previousElementSibling,
      ...labels,
      ...element.children,
    ].filter((one): one is Element => one instanceof Element)
  }
  const look = (element: Element) =>
    around(element)
      .map((one) => {
        const style = getComputedStyle(one)
        // A link that fills its card shows the focus around the card.
        const over = getComputedStyle(one, '::after')
        const outline =
          style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`
        return [
          outline,
          style.boxShadow,
          style.backgroundColor,
          style.borderColor,
          style.borderWidth,
          style.textDecorationLine,
          style.textDecorationThickness,
          style.clipPath,
          over.outlineStyle,
          over.outlineWidth,
          over.boxShadow,
        ].join()
      })
      .join('|')
  const isCovered = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [right, bottom] = [left + width, top + height]
    const points = [0.5, 0.05, 0.95].flatMap((x) =>
      [0.5, 0.05, 0.95].map((y) => [left + x * width, top + y * height] as const),
    )
    const inside = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    if (right < 0 || bottom < 0 || inside.length === 0) return true
    return inside.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return (
        hit !== null && !around(element).some((one) => one.contains(hit)) && !hit.contains(element)
      )
    })
  }
  const coverOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const cover = document.elementFromPoint(left + width / 2, top + height / 2)
    const name = cover === null ? 'the edge of the window' : `${cover.localName} ${cover.className}`
    const padding = getComputedStyle(document.documentElement).scrollPaddingBlock
    return `${name}; it is from ${Math.round(top)} to ${Math.round(top + height)} of ${innerHeight} px, scrolled to ${Math.round(scrollY)}, padding ${padding}`
  }
  // Behind a modal dialog nothing can be reached, and nothing need be.
  const scope = document.querySelector('dialog:modal') ?? document.body
  const stops = [...scope.querySelectorAll(selector)].filter(isStop)
  const looks = stops.map(look)
  globalThis.milepostWalk = {
    names: [],
    dates: stops.flatMap((stop, at) =>
      stop.matches('input:is([type=date],[type=time],[type=month],[type=datetime-local])')
        ? [at]
        : [],
    ),
    stop: async () => {
      const twoFrames = () =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      await twoFrames()
      const { activeElement } = document
      if (activeElement === null || activeElement === document.body) return undefined
      const at = stops.indexOf(activeElement)
      // On a busy machine the page may scroll, or a part of it arrive, some frames after the focus.
      for (let waits = 0; waits < 30 && isCovered(activeElement); waits += 1) {
        await twoFrames()
      }
      return {
        at,
        isMarked: look(activeElement) !== looks[at],
        coveredBy: isCovered(activeElement) ? coverOf(activeElement) : undefined,
      }
    },
  }
  return stops.map(
    (element) =>
      `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) || element.getAttribute('name')}"`,
  )
}

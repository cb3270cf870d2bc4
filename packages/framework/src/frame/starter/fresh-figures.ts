import { Idiomorph } from 'idiomorph'
import { dataStart, replaceInitialData } from '../navigation/router-internals.ts'

interface Options {
  /** Interval between reads, in ms. */
  everyMs: number
  /** Whether the application was requested, which refetches the totals itself. */
  isOver: () => boolean
}

/** Attributes that the browser or the starter script sets while the page is in use. */
const ownAttributes = ['open', 'nonce', 'aria-busy', 'data-scrolled']
/** Form fields, which may contain user input, and `noscript`, whose contents parse differently without scripting. */
const leftAlone = 'input,textarea,select,noscript'

/**
 * Refetches the page at an interval and replaces changed text and elements until the application starts (Spec §9,
 * platform refresh). Keeps user input, open details and focus. Replaces the data that the application will hydrate
 * from, too. If a fetch fails, the page stays as it is until the next attempt.
 */
export function keepFiguresFresh(options: Options): void {
  const timer = setInterval(() => void readAgain(), options.everyMs)
  void readAgain()

  async function readAgain(): Promise<void> {
    if (options.isOver() || document.visibilityState !== 'visible') return
    try {
      const response = await fetch(location.href, { headers: { accept: 'text/html' } })
      if (!response.ok || response.redirected) return
      const read = new DOMParser().parseFromString(await response.text(), 'text/html')
      if (options.isOver()) return
      // Of another version of the site: its parts need not fit.
      if (applicationOf(read) !== applicationOf(document) || !exchange(read)) clearInterval(timer)
    } catch {
      // No connection.
    }
  }
}

/** The application that a page would start. */
const applicationOf = (page: Document) =>
  page.querySelector<HTMLElement>('script[data-modules]')?.textContent

/** Replaces the current content with the fetched one. Returns false if the pages have different structures. */
function exchange(read: Document): boolean {
  const data = dataOf(read)
  const shown = partsOf(document)
  const parts = partsOf(read)
  const fits =
    shown.length === parts.length &&
    shown.every(({ tagName }, at) => tagName === parts[at]?.tagName)
  if (!fits || data === undefined) return false
  for (const [at, part] of shown.entries()) {
    if (part.isEqualNode(parts[at] ?? null)) continue
    void Idiomorph.morph(part, parts[at] ?? null, {
      ignoreActiveValue: true,
      callbacks: {
        beforeAttributeUpdated: (name) => !ownAttributes.includes(name),
        // Text is morphed, too.
        beforeNodeMorphed: (node: Node) => !(node instanceof Element && node.matches(leftAlone)),
      },
    })
  }
  replaceInitialData(data)
  return true
}

/** The elements of a page's body, without its scripts and the question about cookies. */
function partsOf(page: Document): Element[] {
  return [...page.body.children].filter((part) => !part.matches('script,[data-consent]'))
}

/** Returns the router's serialised data of a page; undefined if it cannot be parsed. */
function dataOf(page: Document): string | undefined {
  const calls = [...page.scripts]
    .map(({ text }) => text.trim())
    .filter((text) => text.startsWith(dataStart))
  if (calls.length === 0) return undefined
  return calls
    .map((text) => JSON.parse(text.slice(dataStart.length, text.lastIndexOf(')'))) as string)
    .join('')
}

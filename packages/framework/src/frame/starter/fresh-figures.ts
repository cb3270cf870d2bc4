import { Idiomorph } from 'idiomorph'
import { dataStart, replaceInitialData } from '../navigation/router-internals.ts'

interface Options {
  /** How long to wait between two readings, in milliseconds. */
  everyMs: number
  /** Whether the application has been asked for: it reads the figures itself. */
  isOver: () => boolean
}

/** What the browser or the starter writes on an element while somebody uses it. */
const ownAttributes = ['open', 'nonce', 'aria-busy', 'data-scrolled']
/** What somebody may have filled in, and what another document has as elements because scripts are off there. */
const leftAlone = 'input,textarea,select,noscript'

/**
 * Reads the page again every so often, and exchanges the words and elements that have changed, while the application
 * is not there (Spec §9, platform refresh). What somebody typed, opened or focused stays. The data that the application
 * will begin with is exchanged too. A page that cannot be reached just now stays as it is, and is tried again.
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

/** Puts what was read in the place of what is shown; false if the two are not the same kind of page. */
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

/** The data of a page, as the router wrote it for the application; undefined where it is not understood. */
function dataOf(page: Document): string | undefined {
  const calls = [...page.scripts]
    .map(({ text }) => text.trim())
    .filter((text) => text.startsWith(dataStart))
  if (calls.length === 0) return undefined
  return calls
    .map((text) => JSON.parse(text.slice(dataStart.length, text.lastIndexOf(')'))) as string)
    .join('')
}

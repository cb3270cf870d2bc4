import { Idiomorph } from 'idiomorph'
import { dataScriptPrefix, replaceInitialData } from '../navigation/router-internals.ts'

interface RefreshOptions {
  /** Interval between fetches, in ms. */
  everyMs: number
  /** Returns whether the application is starting. From then on, it refetches the totals itself. */
  isOver: () => boolean
}

/** Attributes that morphing must not change, because the browser or the starter sets them. */
const preservedAttributes = ['open', 'nonce', 'aria-busy', 'data-scrolled']
/** Elements that are not morphed: form fields, which may contain user input, and `noscript`. */
const preservedElements = 'input,textarea,select,noscript'

/**
 * Refetches the page at an interval and morphs the document, until the application starts (Spec §9, platform refresh).
 * Preserves user input, open details and focus. Also replaces the data with which the application will hydrate. Ignores
 * failures.
 */
export function keepTotalsFresh(options: RefreshOptions): void {
  const timer = setInterval(() => void readAgain(), options.everyMs)
  void readAgain()

  async function readAgain(): Promise<void> {
    if (options.isOver() || document.visibilityState !== 'visible') return
    try {
      const response = await fetch(location.href, { headers: { accept: 'text/html' } })
      if (!response.ok || response.redirected) return
      const read = new DOMParser().parseFromString(await response.text(), 'text/html')
      if (options.isOver()) return
      // The server runs another version of the site, whose markup may not fit.
      if (getApplicationScript(read) !== getApplicationScript(document) || !morphDocument(read))
        clearInterval(timer)
    } catch {
      // Offline.
    }
  }
}

/** Returns the script of a page's application, which identifies its version. */
const getApplicationScript = (page: Document) =>
  page.querySelector<HTMLElement>('script[data-modules]')?.textContent

/** Morphs the document into a fetched page. Returns false if their structures differ. */
function morphDocument(read: Document): boolean {
  const data = getRouterData(read)
  const shown = getBodyElements(document)
  const parts = getBodyElements(read)
  const fits =
    shown.length === parts.length &&
    shown.every(({ tagName }, at) => tagName === parts[at]?.tagName)
  if (!fits || data === undefined) return false
  for (const [at, part] of shown.entries()) {
    if (part.isEqualNode(parts[at] ?? null)) continue
    void Idiomorph.morph(part, parts[at] ?? null, {
      ignoreActiveValue: true,
      callbacks: {
        beforeAttributeUpdated: (name) => !preservedAttributes.includes(name),
        // Also called for text nodes.
        beforeNodeMorphed: (node: Node) =>
          !(node instanceof Element && node.matches(preservedElements)),
      },
    })
  }
  replaceInitialData(data)
  return true
}

/** Returns the children of a page's body, without scripts and the cookie banner. */
function getBodyElements(page: Document): Element[] {
  return [...page.body.children].filter((part) => !part.matches('script,[data-consent]'))
}

/** Returns the router's serialised data of a page; undefined if there is none. */
function getRouterData(page: Document): string | undefined {
  const calls = [...page.scripts]
    .map(({ text }) => text.trim())
    .filter((text) => text.startsWith(dataScriptPrefix))
  if (calls.length === 0) return undefined
  return calls
    .map((text) => JSON.parse(text.slice(dataScriptPrefix.length, text.lastIndexOf(')'))) as string)
    .join('')
}

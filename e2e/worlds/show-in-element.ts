import { setTimeout as wait } from 'node:timers/promises'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true })

/** What the elements read, by the address that they ask. */
const answers = new Map<string, unknown>()
let made = 0

/** Everything is in view. */
class SeenAtOnce {
  readonly #tell: (changes: readonly { isIntersecting: boolean }[]) => void
  constructor(tell: (changes: readonly { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe(): void {
    this.#tell([{ isIntersecting: true }])
  }
  disconnect(): void {
    // It told all there is.
  }
}

/**
 * The amount that `<milepost-total>` shows of an answer, in a document of its own, by the very module that other sites load.
 *
 * @throws Error where it shows none
 */
export async function showInElement(answer: unknown): Promise<string> {
  await elementIsDefined()
  made += 1
  const source = `https://world-${made}.example`
  const address = `${source}/totals.json`
  answers.set(address, answer)
  const element = window.document.createElement('milepost-total')
  element.setAttribute('source', source)
  try {
    window.document.body.append(element)
    for (let turn = 0; turn < 500; turn += 1) {
      const amount = element.shadowRoot?.querySelector('[part=amount]')?.textContent
      if (amount) return amount
      await wait(1)
    }
    throw new Error(`<milepost-total> shows no amount of ${JSON.stringify(answer)}`)
  } finally {
    element.remove()
    answers.delete(address)
  }
}

let defined: Promise<unknown> | undefined

/** The element finds the globals of a page while its module is read, and each time it draws. */
function elementIsDefined(): Promise<unknown> {
  defined ??= (async () => {
    const { document, customElements, HTMLElement, CSSStyleSheet } = window
    const fetch = async (address: string) => Response.json(answers.get(address))
    const page = { document, customElements, HTMLElement, CSSStyleSheet, fetch }
    Object.assign(globalThis, { ...page, IntersectionObserver: SeenAtOnce })
    await import('@milepost/embed/total')
  })()
  return defined
}

import { setTimeout as wait } from 'node:timers/promises'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true })

/** Responses to the elements' requests, by URL. */
const answers = new Map<string, unknown>()
let made = 0

/** IntersectionObserver that reports every element as visible. */
class SeenAtOnce {
  readonly #tell: (changes: readonly { isIntersecting: boolean }[]) => void
  constructor(tell: (changes: readonly { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe(): void {
    this.#tell([{ isIntersecting: true }])
  }
  disconnect(): void {
    // Nothing to disconnect: `observe` reports once.
  }
}

/**
 * Returns the amount that `<milepost-total>` shows for a response. Loads the module that other sites embed, in a jsdom document.
 *
 * @throws Error if the element shows no amount
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

/** Defines the element. Its module uses browser globals both on evaluation and on every render. */
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

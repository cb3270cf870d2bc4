import { isRightToLeft } from '../data/format.ts'
import { createPoller, type Poller } from '../data/poller.ts'
import { fetchJson, type RequestedPart } from '../data/request.ts'
import { makePart, withoutUndefined } from './parts.ts'
import { attributeNames, readSettings, type Settings } from './settings.ts'
import { sheetText } from './styles.ts'

/** Definition of a custom element: its name, data and rendering. */
export interface LiveElementDefinition<Shown> {
  readonly name: string
  /** Default of the `kind` attribute. */
  readonly defaultKind: string
  /** CSS appended to the shared styles. */
  readonly styles: string
  /**
   * Returns the URL of the element's JSON.
   *
   * @throws Error with a message for the developer of the page
   */
  toUrl: (part: RequestedPart) => string
  /** Parses a response. Returns undefined if the response is invalid. */
  read: (json: unknown) => Shown | undefined
  show: (
    shown: Shown,
    settings: Settings,
  ) => {
    /** Elements in display order. Undefined is skipped. */
    readonly parts: readonly (Element | undefined)[]
    readonly language: string | undefined
    /** Text that screen readers announce when it changes. */
    readonly announcement: string
  }
}

/**
 * Defines a custom element, which shows its child link until data arrives, and polls while it is visible. After a
 * failure it logs the problem once and continues to show the link or the last data. It never throws. No-op on a server,
 * or if the name is already defined.
 */
export function defineLiveElement<Shown>(live: LiveElementDefinition<Shown>): void {
  if (typeof customElements === 'undefined' || customElements.get(live.name)) return
  customElements.define(live.name, createElementClass(live))
}

function createElementClass<Shown>({
  name,
  defaultKind,
  styles,
  toUrl,
  read,
  show,
}: LiveElementDefinition<Shown>) {
  return class extends HTMLElement {
    static readonly observedAttributes = attributeNames

    #slot = document.createElement('slot')
    // The link stays outside the card, so that it does not move when the element is upgraded.
    #card = makePart('div', 'card')
    #statusLine = makePart('p', 'said')
    #box = makePart('div', 'box', this.#slot, this.#statusLine)
    #observer: IntersectionObserver | undefined
    #poller: Poller | undefined
    #settings: Settings | undefined
    #address: string | undefined
    #isInView = false
    #last: Shown | undefined
    #drawn = ''
    #warned = new Set<string>()

    connectedCallback(): void {
      this.#guard(() => {
        this.#prepare()
        document.addEventListener('visibilitychange', this.#updateVisibility)
        this.#observer = new IntersectionObserver((changes) => {
          this.#isInView = changes.at(-1)?.isIntersecting === true
          this.#updateVisibility()
        })
        this.#observer.observe(this)
        this.#start()
      })
    }

    disconnectedCallback(): void {
      document.removeEventListener('visibilitychange', this.#updateVisibility)
      this.#observer?.disconnect()
      this.#observer = undefined
      // Keep the poller, so that moving the element does not reset the back-off.
      this.#isInView = false
      this.#updateVisibility()
    }

    attributeChangedCallback(): void {
      if (this.#observer) this.#guard(() => this.#start())
    }

    #prepare(): void {
      const { ownerDocument: page } = this
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      // Empty for a new element, and for one that moved to another document: sheets belong to one document.
      if (root.adoptedStyleSheets.length !== 0) return
      this.#statusLine.setAttribute('role', 'status')
      root.append(this.#box)
      const sheet = new (page.defaultView ?? window).CSSStyleSheet()
      sheet.replaceSync(sheetText + styles)
      root.adoptedStyleSheets = [sheet]
    }

    #start(): void {
      const before = this.#settings
      const settings = readSettings(this, { defaultKind, warn: (text) => this.#warn(text) })
      this.#settings = settings
      const isSamePace = before?.refreshMs === settings.refreshMs
      let address: string | undefined
      this.#guard(() => (address = toUrl(settings)))
      if (address !== this.#address || !isSamePace) {
        this.#poller?.stop()
        // The data belongs to the previous URL.
        if (address !== this.#address) this.#forget()
        this.#address = address
        this.#poller = address === undefined ? undefined : this.#poll(address, settings.refreshMs)
      }
      this.#draw()
      this.#updateVisibility()
    }

    #poll(address: string, intervalMs: number): Poller {
      const poller = createPoller({
        intervalMs,
        now: () => performance.now(),
        random: Math.random,
        read: async (signal) => {
          const answer = await fetchJson(address, { fetch, signal, now: Date.now() })
          if (this.#poller !== poller) return undefined
          const shown = read(answer.json)
          if (!shown && this.isConnected) this.#warn(answer.problem ?? `${address} is invalid.`)
          this.#last = shown ?? this.#last
          this.#guard(() => this.#draw())
          return shown ? undefined : (answer.retryAfterMs ?? 0)
        },
      })
      return poller
    }

    /** Discards the data and shows the link inside the element until new data arrives. */
    #forget(): void {
      this.#last = undefined
      this.#drawn = ''
      this.#card.replaceWith(this.#slot)
    }

    #draw(): void {
      const settings = this.#settings
      if (!this.#last || !settings) return
      const label = settings.label || this.textContent.trim()
      const { parts, language, announcement } = show(this.#last, { ...settings, label })
      const box = this.#box
      for (const [name, colour] of Object.entries(settings.colours)) {
        box.style.setProperty(`--${name}`, `rgb(${colour})`)
      }
      box.lang = language ?? ''
      box.dir = isRightToLeft(language) ? 'rtl' : 'ltr'
      const drawn = parts.map((part) => part?.outerHTML).join('')
      if (drawn === this.#drawn) return
      // The first content is not announced: it is read with the rest of the page.
      if (this.#drawn) this.#statusLine.textContent = announcement
      this.#drawn = drawn
      // Keep the focus on the same link.
      const links = () => [...this.#card.querySelectorAll('a')]
      const at = links().findIndex((link) => link.matches(':focus'))
      this.#card.replaceChildren(...withoutUndefined(parts))
      this.#slot.replaceWith(this.#card)
      links()[at]?.focus()
    }

    #updateVisibility = (): void => {
      this.#poller?.setVisible(this.#isInView && !document.hidden)
    }

    #guard(action: () => unknown): void {
      try {
        action()
      } catch (error) {
        this.#warn((error as Error).message)
      }
    }

    #warn(sentence: string): void {
      if (this.#warned.has(sentence)) return
      this.#warned.add(sentence)
      console.warn(`<${name}>: ${sentence}`)
    }
  }
}

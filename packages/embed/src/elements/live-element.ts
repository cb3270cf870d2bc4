import { isRightToLeft } from '../data/format.ts'
import { createPoller, type Poller } from '../data/poller.ts'
import { fetchAnswer, type RequestedPart } from '../data/request.ts'
import { makePart, withoutMissing } from './parts.ts'
import { attributeNames, readSettings, type Settings } from './settings.ts'
import { sheetText } from './styles.ts'

/** What differs between the elements: their name, their data and their drawing. */
export interface LiveElement<Shown> {
  readonly name: string
  /** The `kind` if the attribute is missing. */
  readonly defaultKind: string
  /** Its own styles, behind those of every element. */
  readonly styles: string
  /** @throws Error with a sentence for the developer */
  addressOf: (wanted: RequestedPart) => string
  /** Gives undefined for an answer that cannot be shown. */
  read: (json: unknown) => Shown | undefined
  show: (
    shown: Shown,
    settings: Settings,
  ) => {
    /** In their order; undefined for one that there is nothing to say in. */
    readonly parts: readonly (Element | undefined)[]
    readonly language: string | undefined
    /** The text that screen readers announce when it has changed. */
    readonly said: string
  }
}

/**
 * Makes an element known to the page. It shows the link inside it until it has figures, then reads them again while it is seen.
 * Whatever goes wrong is told on the console once, and the link or the last figures stay: a page never gets an error of it.
 * On a server, and where the name is taken, it does nothing.
 */
export function defineLiveElement<Shown>(live: LiveElement<Shown>): void {
  if (typeof customElements === 'undefined' || customElements.get(live.name)) return
  customElements.define(live.name, elementClass(live))
}

function elementClass<Shown>({
  name,
  defaultKind,
  styles,
  addressOf,
  read,
  show,
}: LiveElement<Shown>) {
  return class extends HTMLElement {
    static readonly observedAttributes = attributeNames

    #slot = document.createElement('slot')
    // Not around the link: what was there before would be seen to move.
    #card = makePart('div', 'card')
    #said = makePart('p', 'said')
    #box = makePart('div', 'box', this.#slot, this.#said)
    #observer: IntersectionObserver | undefined
    #poller: Poller | undefined
    #address: string | undefined
    #isInView = false
    #last: Shown | undefined
    #drawn = ''
    #warned = new Set<string>()

    connectedCallback(): void {
      this.#guard(() => {
        if (!this.shadowRoot) this.#prepare()
        document.addEventListener('visibilitychange', this.#tellSeen)
        this.#observer = new IntersectionObserver((changes) => {
          this.#isInView = changes.at(-1)?.isIntersecting === true
          this.#tellSeen()
        })
        this.#observer.observe(this)
        this.#start()
      })
    }

    disconnectedCallback(): void {
      document.removeEventListener('visibilitychange', this.#tellSeen)
      this.#observer?.disconnect()
      this.#observer = undefined
      this.#poller?.stop()
    }

    attributeChangedCallback(): void {
      if (this.#observer) this.#guard(() => this.#start())
    }

    #prepare(): void {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(sheetText + styles)
      this.#said.setAttribute('role', 'status')
      const root = this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [sheet]
      root.append(this.#box)
    }

    #start(): void {
      this.#poller?.stop()
      const settings = readSettings(this, { defaultKind, warn: (text) => this.#warn(text) })
      const address = addressOf(settings)
      // The figures of another page are none of this one.
      if (address !== this.#address) this.#forget()
      this.#address = address
      this.#draw(settings)
      const poller = createPoller({
        intervalMs: settings.refreshMs,
        now: () => performance.now(),
        random: Math.random,
        read: async (signal) => {
          const answer = await fetchAnswer(address, { fetch, signal, now: Date.now() })
          if (this.#poller !== poller) return undefined
          const shown = read(answer.json)
          if (!shown) this.#warn(answer.problem ?? `${address} cannot be shown.`)
          this.#last = shown ?? this.#last
          this.#guard(() => this.#draw(settings))
          return shown ? undefined : (answer.retryAfterMs ?? 0)
        },
      })
      this.#poller = poller
      this.#tellSeen()
    }

    /** Shows the link inside until there is something else. */
    #forget(): void {
      this.#last = undefined
      this.#drawn = ''
      this.#card.replaceWith(this.#slot)
    }

    #draw(settings: Settings): void {
      if (!this.#last) return
      const label = settings.label || this.textContent.trim()
      const { parts, language, said } = show(this.#last, { ...settings, label })
      const box = this.#box
      for (const [name, colour] of Object.entries(settings.colours)) {
        box.style.setProperty(`--${name}`, `rgb(${colour})`)
      }
      box.lang = language ?? ''
      box.dir = isRightToLeft(language) ? 'rtl' : 'ltr'
      const drawn = parts.map((part) => part?.outerHTML).join('')
      if (drawn === this.#drawn) return
      // What is there first is read as the rest of the page is.
      if (this.#drawn) this.#said.textContent = said
      this.#drawn = drawn
      // Who is on a link stays on it.
      const links = () => [...this.#card.querySelectorAll('a')]
      const at = links().findIndex((link) => link.matches(':focus'))
      this.#card.replaceChildren(...withoutMissing(parts))
      this.#slot.replaceWith(this.#card)
      links()[at]?.focus()
    }

    #tellSeen = (): void => {
      this.#poller?.setSeen(this.#isInView && !document.hidden)
    }

    #guard(action: () => void): void {
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

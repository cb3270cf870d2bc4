/**
 * Script of the first load, which starts the application on the first interaction that needs it. It is inline in the head of
 * every page, below 2 kB, and bundled by `bundling/starter-module.ts`. Before the application starts, links, forms, menus and
 * details work natively. Other clicks are recorded, acknowledged with `aria-busy`, and replayed once the application is ready.
 */
import { getHistoryKey } from '../navigation/router-internals.ts'
import { isSupportedBrowser, scrollPositionsKey } from './starter-terms.ts'

const { documentElement: root } = document
const { optional, refresh, figures } = (document.querySelector('[data-starter]') as HTMLElement)
  .dataset
/** Clicked elements to replay, in order. */
const pressed = new Set<HTMLElement>()
let isAsked = false
/** The form that is being submitted. Repeated submissions are blocked. */
let sent: EventTarget | null = null

/** Time after which a form can be submitted again, in ms, in case the visitor cancelled the navigation. */
const patienceMs = 10_000
/** Scroll distance from which a header over an image is no longer transparent, in pixels (Spec §9). */
const headerPx = 50
/**
 * Period after a donation in which the donor's next page starts the application, to refetch its totals, in ms. Longer than the
 * period in `fresh-figures-for-donor.tsx`, which ends at the page request.
 */
const recentDonationMs = 20_000

/** Time reserved for the response to a click before off-screen layout, in ms. */
const answerMs = 500

// Safari has no `requestIdleCallback`.
const whenIdle = self.requestIdleCallback ?? setTimeout

const isSupported = isSupportedBrowser()
const isListening = () => !isSupported || 'hydrated' in root.dataset

/** Starts the application once the document is complete. */
function startApplication(): void {
  if (isAsked || !isSupported) return
  isAsked = true
  whenParsed(run)
}

/** Calls `then` once the document has been parsed, or immediately if it already has. */
function whenParsed(then: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', then)
  else then()
}

function run(): void {
  const held = document.querySelector<HTMLScriptElement>('script[data-modules]')
  // Without one, the application is already starting.
  if (!held) return
  for (const href of held.dataset['modules']?.split(' ') ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
  const script = Object.assign(document.createElement('script'), {
    type: 'module',
    nonce: held.nonce,
    text: held.text,
    onerror: giveUp,
  })
  document.head.append(script)
  // It runs anyway. If it stayed in the document, hydration would compare it with one of React's own scripts.
  script.remove()
}

/** The application failed to load. Follows the last clicked link natively. The next click retries. */
function giveUp(): void {
  isAsked = false
  const link = [...pressed].findLast((element) => element instanceof HTMLAnchorElement)
  for (const element of pressed) release(element)
  if (link) location.assign(link.href)
}

function release(element: HTMLElement): void {
  pressed.delete(element)
  element.ariaBusy = null
}

/** Returns the element of an event if it does nothing useful natively; otherwise a falsy value. */
function findInertElement({ target }: Event): HTMLElement | null | undefined {
  const element = target instanceof Element && target.closest<HTMLElement>('button,a,[role=button]')
  if (element instanceof HTMLAnchorElement) {
    const { dataset, origin, pathname, search } = element
    const opensDialog = pathname === location.pathname && /[?&](modal|cookies|login)\b/.test(search)
    // Only the router can navigate without changing the scroll position.
    const staysThere = origin === location.origin && search.includes('disableScroll=TRUE')
    return opensDialog || staysThere || 'opens' in dataset ? element : null
  }
  if (!(element instanceof HTMLButtonElement)) return element || null
  const { popoverTargetElement, form, type } = element
  return popoverTargetElement || (form && type !== 'button') ? null : element
}

for (const sign of ['pointerover', 'pointerdown', 'focusin']) {
  addEventListener(sign, (event) => {
    const isField = sign === 'focusin' && (event.target as Element).matches('input,select,textarea')
    if (isField || findInertElement(event)) startApplication()
  })
}

addEventListener(
  'click',
  (event) => {
    const element = findInertElement(event)
    if (!element || isListening()) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.add(element)
    element.ariaBusy = 'true'
    startApplication()
  },
  true,
)

addEventListener('submit', (event) => {
  if (isListening()) return
  if (sent === event.target) event.preventDefault()
  else {
    sent = event.target
    if (event.submitter) event.submitter.ariaBusy = 'true'
    setTimeout(free, patienceMs)
  }
})
// The browser restored the page from its back/forward cache.
addEventListener('pageshow', free)

function free(): void {
  sent = null
  document.querySelector('[type=submit][aria-busy]')?.removeAttribute('aria-busy')
}

new MutationObserver(() => {
  for (const element of pressed) {
    release(element)
    element.click()
  }
  // The user is interacting, so the whole page is needed soon.
  whenIdle(layOut)
}).observe(root, { attributeFilter: ['data-hydrated'] })

/** The part of the stored browser state (`browser-store`) that is used here; empty if it cannot be read. */
interface Remembered {
  session?: { user?: unknown }
  prismic?: unknown
  /** Message from the previous page that has not been shown yet. */
  flash?: unknown
  consent?: { accepted?: boolean; touched?: boolean }
}

function readStoredState(): Remembered {
  try {
    return (JSON.parse(localStorage.getItem('app-state') ?? '') as Remembered | null) ?? {}
  } catch {
    return {}
  }
}

function hasJustGiven(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem('milepost:gave')) < recentDonationMs
  } catch {
    return false
  }
}

function keepForTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Without storage, nothing is persisted.
  }
}

/** Query parameters that need the application: they open dialogs, fill in forms or are stored. */
const query =
  /[?&](modal|cookies|login|redirect|shareOptions|disableScroll|previewToken|donation-id|charity|team|\w+_name|email|phone|target)=?/

/** Whether layout is limited to the first screen. */
const isFirstScreen = () => 'firstScreen' in root.dataset

/** Lays out the rest of the page. */
function layOut(): void {
  if (!isFirstScreen()) return
  root.removeAttribute('data-first-screen')
  whenIdle(makeRoom)
}

/** Adds space at the end of the page, so that the cookie banner does not cover content. */
function makeRoom(): void {
  const height = document.querySelector<HTMLElement>('[data-consent]')?.offsetHeight
  if (height) root.style.setProperty('--milepost-bar-height', `${height}px`)
}
// A first visit without a fragment starts at the top, so off-screen layout can wait for the first interaction.
if (!location.hash && !history.state) {
  root.dataset['firstScreen'] = ''
  for (const sign of ['scroll', 'popstate']) addEventListener(sign, layOut)
  for (const sign of ['pointerdown', 'keydown', 'focusin', 'click']) {
    addEventListener(
      sign,
      (event) => {
        if (!isFirstScreen()) return
        const link = sign === 'click' && (event.target as Element).closest?.('[href*="#"]')
        const key = event instanceof KeyboardEvent ? event.key : ''
        // In-page links, and keys such as Tab and End, need the layout of the whole page.
        if (link || (key.length > 1 && key !== 'Enter')) layOut()
        // Otherwise, the response to the event has priority.
        else setTimeout(() => whenIdle(layOut), answerMs)
      },
      true,
    )
  }
}
if (window !== top || query.test(location.search)) startApplication()

/**
 * Runs after the first paint, because reading storage is a synchronous call to another process. Starts the application if the
 * stored state requires it, such as a session, shows the cookie banner to visitors who have not decided, and starts deferred work.
 */
function runDeferredWork(): void {
  const { session, prismic, flash, consent } = readStoredState()
  if (session?.user || prismic || flash || hasJustGiven()) startApplication()
  const question =
    consent?.touched === true || !isSupported
      ? null
      : document.querySelector<HTMLElement>('[data-consent]')
  if (question) question.hidden = false
  // The campaign parameters are stored for a later sign-up, because other URLs lack them.
  if (location.search.includes('utm_')) keepForTab('milepost:arrival', location.search)
  // It forces a layout of the whole page, so on a first visit it waits for the first interaction.
  if (!isFirstScreen()) whenIdle(makeRoom)
  if (
    (optional !== undefined && consent?.accepted) ||
    document.querySelector('[data-interactive]')
  ) {
    whenIdle(startApplication)
  }
}

/**
 * Restores the scroll position that the router stored. If the router left restoration to the browser, it has already happened.
 */
function scrollBack(): void {
  const key = getHistoryKey()
  // The router stores positions by the key of the history entry.
  if (!key) history.replaceState({ key: Math.random().toString(36).slice(2) }, '')
  else if (history.scrollRestoration === 'manual' && !location.search.includes('disableScroll')) {
    try {
      const kept = sessionStorage.getItem(scrollPositionsKey) ?? ''
      scrollTo(0, (JSON.parse(kept) as Record<string, number>)[key] ?? scrollY)
    } catch {
      // Not stored, or unreadable.
    }
  }
}

/** Path and query that this document was loaded with. */
const shown = location.pathname + location.search
// Going back to a page that the application rendered into this document only changes the URL.
addEventListener('popstate', () => {
  if (!isListening() && location.pathname + location.search !== shown) location.reload()
})

whenParsed(() => {
  scrollBack()
  requestAnimationFrame(() => setTimeout(runDeferredWork))
})
if (!CSS.supports('animation-timeline: scroll()')) {
  addEventListener(
    'scroll',
    () => document.querySelector('header')?.toggleAttribute('data-scrolled', scrollY >= headerPx),
    { passive: true },
  )
}
if (figures) {
  const everyMs = Number(refresh)
  setTimeout(async () => {
    if (isAsked) return
    try {
      const { keepFiguresFresh } = (await import(figures)) as typeof import('./fresh-figures.ts')
      keepFiguresFresh({ everyMs, isOver: () => isAsked })
    } catch {
      // Offline. The totals stay as they are.
    }
  }, everyMs)
}
// A module of the application failed to load. All browsers mention "module" in this error, and other errors must not trigger
// it.
addEventListener('unhandledrejection', ({ reason }) => {
  if (isAsked && !isListening() && String(reason).includes('module')) giveUp()
})
// For custom scripts that need the application.
document.addEventListener('milepost-start', startApplication)

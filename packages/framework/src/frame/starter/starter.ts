/**
 * The script of the first load. It starts the application on the first interaction that needs it. It is inline in the
 * head of every page, below 2 kB, and bundled by `bundling/starter-module.ts`. Pages work before that: links, forms,
 * menus and details use native behaviour. Other interactions are recorded, acknowledged visually, and replayed once the
 * application is ready.
 */
import { historyKey } from '../navigation/router-internals.ts'
import { isSupportedBrowser, scrollPositionsKey } from './starter-terms.ts'

const { documentElement: root } = document
const { optional, refresh, figures } = (document.querySelector('[data-starter]') as HTMLElement)
  .dataset
/** Clicked elements that wait for the application, in order. */
const pressed = new Set<HTMLElement>()
let isAsked = false
/** The form that is being sent: a second press does not send it again. */
let sent: EventTarget | null = null

/** After this a form can be sent again, in case the visitor stopped the first try. In milliseconds. */
const patienceMs = 10_000
/** Scrolled so far, a header over a picture is no longer transparent, in pixels (Spec §9). */
const headerPx = 50
/**
 * Period after a donation in which the donor's next page refetches its totals, in ms. Longer than in
 * `fresh-figures-for-giver.tsx`, which counts to the page request.
 */
const newsMs = 20_000

/** Time to respond to a click before off-screen work starts, in ms. */
const answerMs = 500

// Safari has no idle callbacks.
const whenIdle = self.requestIdleCallback ?? setTimeout

const isSupported = isSupportedBrowser()
const isListening = () => !isSupported || 'hydrated' in root.dataset

/** Brings the application, once the document is whole. */
function bring(): void {
  if (isAsked || !isSupported) return
  isAsked = true
  whenWhole(run)
}

/** Calls back once the document is whole. */
function whenWhole(then: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', then)
  else then()
}

function run(): void {
  const held = document.querySelector<HTMLScriptElement>('script[data-modules]')
  // Without one it is on its way already.
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
  // It runs anyway. If it stayed in the document, React would take it for one of its own scripts.
  script.remove()
}

/** The application failed to load: links work natively, and the next click tries again. */
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

/** The element of an event, if it does nothing useful without the application; null otherwise. */
function needy({ target }: Event): HTMLElement | null | undefined {
  const element = target instanceof Element && target.closest<HTMLElement>('button,a,[role=button]')
  if (element instanceof HTMLAnchorElement) {
    const { dataset, origin, pathname, search } = element
    const opensDialog = pathname === location.pathname && /[?&](modal|cookies|login)\b/.test(search)
    // Only a navigation by the application leaves the scroll position alone.
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
    if (isField || needy(event)) bring()
  })
}

addEventListener(
  'click',
  (event) => {
    const element = needy(event)
    if (!element || isListening()) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.add(element)
    element.ariaBusy = 'true'
    bring()
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
// The page was restored from the back/forward cache.
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
  // The user is interacting with the page.
  whenIdle(layOut)
}).observe(root, { attributeFilter: ['data-hydrated'] })

/** The stored browser state (`browser-store`) as far as it is used here; empty if it cannot be read. */
interface Remembered {
  session?: { user?: unknown }
  prismic?: unknown
  /** A message that the page before this one could not show any more. */
  flash?: unknown
  consent?: { accepted?: boolean; touched?: boolean }
}

function remembered(): Remembered {
  try {
    return (JSON.parse(localStorage.getItem('app-state') ?? '') as Remembered | null) ?? {}
  } catch {
    return {}
  }
}

function hasJustGiven(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem('milepost:gave')) < newsMs
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

/** Queries that fill something in, open something, or are remembered. */
const query =
  /[?&](modal|cookies|login|redirect|shareOptions|disableScroll|previewToken|donation-id|charity|team|\w+_name|email|phone|target)=?/

/** Whether only the first screen is laid out. */
const isFirstScreen = () => 'firstScreen' in root.dataset

/** Lays out what is below the first screen. */
function layOut(): void {
  if (!isFirstScreen()) return
  root.removeAttribute('data-first-screen')
  whenIdle(makeRoom)
}

/** Adds space at the end of the page, so that the question about cookies covers nothing. */
function makeRoom(): void {
  const height = document.querySelector<HTMLElement>('[data-consent]')?.offsetHeight
  if (height) root.style.setProperty('--milepost-bar-height', `${height}px`)
}
// A first visit without a hash starts at the top, so off-screen content can wait for the first interaction.
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
        // In-page links and keys such as Tab and End need the layout of the whole page.
        if (link || (key.length > 1 && key !== 'Enter')) layOut()
        // The answer to anything else comes first.
        else setTimeout(() => whenIdle(layOut), answerMs)
      },
      true,
    )
  }
}
if (window !== top || query.test(location.search)) bring()

/**
 * Starts the application for those who are known here, asks the others about cookies, and goes on to what can wait. Storage
 * is read by another process, so this waits for the first paint.
 */
function recall(): void {
  const { session, prismic, flash, consent } = remembered()
  if (session?.user || prismic || flash || hasJustGiven()) bring()
  const question =
    consent?.touched === true || !isSupported
      ? null
      : document.querySelector<HTMLElement>('[data-consent]')
  if (question) question.hidden = false
  // The campaign is stored for a later sign-up, because other pages have other URLs.
  if (location.search.includes('utm_')) keepForTab('milepost:arrival', location.search)
  // It traverses all elements, so it waits for the first interaction.
  if (!isFirstScreen()) whenIdle(makeRoom)
  if (
    (optional !== undefined && consent?.accepted) ||
    document.querySelector('[data-interactive]')
  ) {
    whenIdle(bring)
  }
}

/** Restores the router's scroll position. If the router left that to the browser, the browser has done it. */
function scrollBack(): void {
  const key = historyKey()
  // The router keeps positions by it.
  if (!key) history.replaceState({ key: Math.random().toString(36).slice(2) }, '')
  else if (history.scrollRestoration === 'manual' && !location.search.includes('disableScroll')) {
    try {
      const kept = sessionStorage.getItem(scrollPositionsKey) ?? ''
      scrollTo(0, (JSON.parse(kept) as Record<string, number>)[key] ?? scrollY)
    } catch {
      // It is not known.
    }
  }
}

/** Path of this document. */
const shown = location.pathname + location.search
// Back navigation to a page that the application rendered into this document changes the URL only.
addEventListener('popstate', () => {
  if (!isListening() && location.pathname + location.search !== shown) location.reload()
})

whenWhole(() => {
  scrollBack()
  requestAnimationFrame(() => setTimeout(recall))
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
      // No connection: the figures stay as they are.
    }
  }, everyMs)
}
// A module that the application asks for cannot be fetched: each browser says "module", and other scripts fail otherwise.
addEventListener('unhandledrejection', ({ reason }) => {
  if (isAsked && !isListening() && String(reason).includes('module')) giveUp()
})
// For scripts of a site that need the application.
document.addEventListener('milepost-start', bring)

/**
 * Inline script in the head of every page, which starts the application on the first interaction that requires it. Below 2 kB;
 * bundled by `bundling/starter-module.ts`. Before the application starts, links, forms, menus and details work natively. Other
 * clicks are recorded, acknowledged with `aria-busy`, and replayed once the application is ready.
 */
import { getHistoryKey } from '../navigation/router-internals.ts'
import { isSupportedBrowser, scrollPositionsKey } from './starter-terms.ts'

const { documentElement: root } = document
const { optional, refresh, figures } = (document.querySelector('[data-starter]') as HTMLElement)
  .dataset
/** Clicked elements to replay, in order. */
const clickedElements = new Set<HTMLElement>()
let isStarting = false
/** Form that is being submitted, whose repeated submissions are blocked. */
let submittedForm: EventTarget | null = null

/** Time after which a form can be submitted again, in ms, in case the visitor cancelled the navigation. */
const submitTimeoutMs = 10_000
/** Scroll distance from which a header over an image is no longer transparent, in pixels (Spec §9). */
const headerThresholdPx = 50
/**
 * Period after a donation in which the donor's next page starts the application, to refetch its totals, in ms. Longer than the
 * period in `fresh-figures-for-donor.tsx`, which ends at the page request.
 */
const recentDonationMs = 20_000

/** Delay of off-screen layout after a click, in ms, so that the response to the click comes first. */
const layoutDelayMs = 500

// Safari has no `requestIdleCallback`.
const whenIdle = self.requestIdleCallback ?? setTimeout

const isSupported = isSupportedBrowser()
const isHydrated = () => !isSupported || 'hydrated' in root.dataset

/** Starts the application once the document has been parsed. */
function startApplication(): void {
  if (isStarting || !isSupported) return
  isStarting = true
  runWhenParsed(runApplication)
}

/** Calls `then` once the document has been parsed, or immediately if it already has. */
function runWhenParsed(then: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', then)
  else then()
}

function runApplication(): void {
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
    onerror: handleStartFailure,
  })
  document.head.append(script)
  // It runs anyway. If it stayed in the document, hydration would compare it with one of React's own scripts.
  script.remove()
}

/** Handles a failure to load the application: follows the last clicked link natively. The next click retries. */
function handleStartFailure(): void {
  isStarting = false
  const link = [...clickedElements].findLast((element) => element instanceof HTMLAnchorElement)
  for (const element of clickedElements) clearBusy(element)
  if (link) location.assign(link.href)
}

function clearBusy(element: HTMLElement): void {
  clickedElements.delete(element)
  element.ariaBusy = null
}

/** Returns an event's element if it requires the application; otherwise a falsy value. */
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
    if (!element || isHydrated()) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    clickedElements.add(element)
    element.ariaBusy = 'true'
    startApplication()
  },
  true,
)

addEventListener('submit', (event) => {
  if (isHydrated()) return
  if (submittedForm === event.target) event.preventDefault()
  else {
    submittedForm = event.target
    if (event.submitter) event.submitter.ariaBusy = 'true'
    setTimeout(allowSubmit, submitTimeoutMs)
  }
})
// The browser restored the page from its back/forward cache.
addEventListener('pageshow', allowSubmit)

function allowSubmit(): void {
  submittedForm = null
  document.querySelector('[type=submit][aria-busy]')?.removeAttribute('aria-busy')
}

new MutationObserver(() => {
  for (const element of clickedElements) {
    clearBusy(element)
    element.click()
  }
  // The user is interacting, so the whole page is needed soon.
  whenIdle(layOutPage)
}).observe(root, { attributeFilter: ['data-hydrated'] })

/** Fields of the stored browser state (`browser-store`) that are used here. */
interface StoredState {
  session?: { user?: unknown }
  prismic?: unknown
  /** Message from the previous page that has not been shown yet. */
  flash?: unknown
  consent?: { accepted?: boolean; touched?: boolean }
}

function readStoredState(): StoredState {
  try {
    return (JSON.parse(localStorage.getItem('app-state') ?? '') as StoredState | null) ?? {}
  } catch {
    return {}
  }
}

function hasRecentDonation(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem('milepost:gave')) < recentDonationMs
  } catch {
    return false
  }
}

function storeForTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Without storage, nothing is persisted.
  }
}

/** Query parameters that require the application, because they open dialogs, fill in forms or are stored. */
const applicationQueries =
  /[?&](modal|cookies|login|redirect|shareOptions|disableScroll|previewToken|donation-id|charity|team|\w+_name|email|phone|target)=?/

/** Returns whether layout is limited to the first screen. */
const isFirstScreen = () => 'firstScreen' in root.dataset

/** Lays out the rest of the page. */
function layOutPage(): void {
  if (!isFirstScreen()) return
  root.removeAttribute('data-first-screen')
  whenIdle(reserveBannerSpace)
}

/** Adds space at the end of the page, so that the cookie banner does not cover content. */
function reserveBannerSpace(): void {
  const height = document.querySelector<HTMLElement>('[data-consent]>*')?.offsetHeight
  if (height) root.style.setProperty('--milepost-bar-height', `${height}px`)
}
// A first visit without a fragment starts at the top, so off-screen layout can wait for the first interaction.
if (!location.hash && !history.state) {
  root.dataset['firstScreen'] = ''
  for (const sign of ['scroll', 'popstate']) addEventListener(sign, layOutPage)
  for (const sign of ['pointerdown', 'keydown', 'focusin', 'click']) {
    addEventListener(
      sign,
      (event) => {
        if (!isFirstScreen()) return
        const link = sign === 'click' && (event.target as Element).closest?.('[href*="#"]')
        const key = event instanceof KeyboardEvent ? event.key : ''
        // In-page links, and keys such as Tab and End, need the layout of the whole page.
        if (link || (key.length > 1 && key !== 'Enter')) layOutPage()
        // Otherwise, the response to the event has priority.
        else setTimeout(() => whenIdle(layOutPage), layoutDelayMs)
      },
      true,
    )
  }
}
if (window !== top || applicationQueries.test(location.search)) startApplication()

/**
 * Starts the application if the stored state requires it, for example a session, and shows the cookie banner to visitors who
 * have not decided. Runs after the first paint, because reading storage is slow.
 */
function runDeferredWork(): void {
  const { session, prismic, flash, consent } = readStoredState()
  if (session?.user || prismic || flash || hasRecentDonation()) startApplication()
  const question =
    consent?.touched === true || !isSupported
      ? null
      : document.querySelector<HTMLElement>('[data-consent]')
  if (question) question.hidden = false
  // The campaign parameters are stored for a later sign-up, because other URLs lack them.
  if (location.search.includes('utm_')) storeForTab('milepost:arrival', location.search)
  // It forces a layout of the whole page, so on a first visit it waits for the first interaction.
  if (!isFirstScreen()) whenIdle(reserveBannerSpace)
  if (
    (optional !== undefined && consent?.accepted) ||
    document.querySelector('[data-interactive]')
  ) {
    whenIdle(startApplication)
  }
}

/** Restores the scroll position that the router stored. */
function restoreScrollPosition(): void {
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

/** Path and query of this document when it was loaded. */
const initialUrl = location.pathname + location.search
// Going back to a page that the application rendered into this document only changes the URL.
addEventListener('popstate', () => {
  if (!isHydrated() && location.pathname + location.search !== initialUrl) location.reload()
})

runWhenParsed(() => {
  restoreScrollPosition()
  requestAnimationFrame(() => setTimeout(runDeferredWork))
})
if (!CSS.supports('animation-timeline: scroll()')) {
  addEventListener(
    'scroll',
    () =>
      document
        .querySelector('header')
        ?.toggleAttribute('data-scrolled', scrollY >= headerThresholdPx),
    { passive: true },
  )
}
if (figures) {
  const everyMs = Number(refresh)
  setTimeout(async () => {
    if (isStarting) return
    try {
      const { keepTotalsFresh } = (await import(figures)) as typeof import('./fresh-figures.ts')
      keepTotalsFresh({ everyMs, isOver: () => isStarting })
    } catch {
      // Offline. The totals stay as they are.
    }
  }, everyMs)
}
// A module of the application failed to load. All browsers mention "module" in this error, and other errors must not trigger
// it.
addEventListener('unhandledrejection', ({ reason }) => {
  if (isStarting && !isHydrated() && String(reason).includes('module')) handleStartFailure()
})
// For custom scripts that need the application.
document.addEventListener('milepost-start', startApplication)

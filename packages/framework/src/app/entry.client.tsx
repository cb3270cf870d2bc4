import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import site from 'virtual:milepost/site'
import { loadLanguageMessages } from '../messages/language-messages.ts'
import { isSupportedBrowser } from '../frame/starter/starter-terms.ts'
import { ignoreSkippedTransitions } from '../frame/navigation/ignore-skipped-transitions.ts'

/** Maximum time to wait for optional code before hydration, in ms. */
const optionalCodeTimeoutMs = 3000

/** Loads the code of the page's lazy sections, and the messages of its language. */
async function loadPageSections(): Promise<void> {
  const messages = loadLanguageMessages(document.documentElement.lang, site.languages)
  const marks = document.querySelectorAll<HTMLElement>('template[data-sections]')
  const types = [...marks].flatMap(({ dataset }) => dataset['sections']?.split(' ') ?? [])
  const patience = new Promise((resolve) => setTimeout(resolve, optionalCodeTimeoutMs))
  await Promise.race([
    Promise.all([messages, loadSectionComponents(types), loadConsentBanner()]),
    patience,
  ])
}

/** Loads the code of the cookie banner if it is visible. */
async function loadConsentBanner(): Promise<void> {
  const question = document.querySelector<HTMLElement>('[data-consent]')
  if (question?.hidden === false) await import('virtual:milepost/components/ConsentBanner')
}

async function loadSectionComponents(types: readonly string[]): Promise<void> {
  if (types.length === 0) return
  const { loadSections } = await import('../sections/slice-section.tsx')
  await loadSections(types)
}

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

ignoreSkippedTransitions(window)
// Hydrates even if optional code failed to load. Its sections are rendered once it arrives.
if (isSupportedBrowser()) loadPageSections().then(hydrate, hydrate)

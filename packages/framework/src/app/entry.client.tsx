import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import site from 'virtual:milepost/site'
import { loadLanguageMessages } from '../messages/language-messages.ts'
import { isSupportedBrowser } from '../frame/starter/starter-terms.ts'
import { ignoreSkippedTransitions } from '../frame/navigation/ignore-skipped-transitions.ts'

/** A page listens after this at the latest, whatever is still on its way. */
const patienceMs = 3000

/** Brings the code of sections that this page shows and most do not, and the words of its language. */
async function loadWhatIsShown(): Promise<void> {
  const words = loadLanguageMessages(document.documentElement.lang, site.languages)
  const marks = document.querySelectorAll<HTMLElement>('template[data-sections]')
  const types = [...marks].flatMap(({ dataset }) => dataset['sections']?.split(' ') ?? [])
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([Promise.all([words, loadShown(types), loadQuestion()]), patience])
}

/** Loads the cookie banner if the page shows it. */
async function loadQuestion(): Promise<void> {
  const question = document.querySelector<HTMLElement>('[data-consent]')
  if (question?.hidden === false) await import('virtual:milepost/components/ConsentBanner')
}

async function loadShown(types: readonly string[]): Promise<void> {
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
// Hydrates even if a section's code failed to load: that section is rendered once its code arrives.
if (isSupportedBrowser()) loadWhatIsShown().then(hydrate, hydrate)

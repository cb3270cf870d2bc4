import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { ignoreSkippedTransitions } from '../navigation/ignore-skipped-transitions.ts'

/** A page listens after this at the latest, whatever is still on its way. */
const patienceMs = 3000

/** Brings the code of sections that this page shows and most do not. */
async function loadWhatIsShown(): Promise<void> {
  const marks = document.querySelectorAll<HTMLElement>('template[data-sections]')
  const types = [...marks].flatMap(({ dataset }) => dataset['sections']?.split(' ') ?? [])
  if (types.length === 0) return
  const { loadSections } = await import('../slices/slice-section.tsx')
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([loadSections(types), patience])
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
// What cannot be brought is drawn once it can: the page listens all the same.
loadWhatIsShown().then(hydrate, hydrate)

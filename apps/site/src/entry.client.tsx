import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Says in the document that it listens now, for whoever waits before clicking. */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '1'
  }, [])
  return null
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <HydrationMark />
    </StrictMode>,
  )
})

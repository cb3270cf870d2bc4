import { FlashRegion } from '@milepost/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/use-messages.ts'
import { browserStore } from '../browser-store/browser-store.ts'
import { useAppState } from '../browser-store/use-app-state.ts'

const flashMessages = { flashClose: 'Close' } as const

const tones = { success: 'success', info: 'info', warning: 'warning', danger: 'error' } as const

/** Shows the one short message there is (Spec §4): gone after five seconds, or when it is closed. */
export function FlashOutlet() {
  const flash = useAppState('flash')
  const words = useMessages(flashMessages)
  // The region must stand before it is filled: what comes with it is not read out.
  const [stands, setStands] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStands(true))
    return () => clearTimeout(timer)
  }, [])
  const message = flash && { id: flash.id, text: flash.text, tone: tones[flash.theme] }
  return (
    <FlashRegion
      message={stands ? message : undefined}
      closeLabel={words.flashClose}
      onClose={() => {
        browserStore().set('flash', (now) => (now?.id === flash?.id ? undefined : now))
      }}
    />
  )
}

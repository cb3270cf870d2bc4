import { ToastRegion } from '@milepost/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/use-messages.ts'
import { browserStore } from '../browser-store/browser-store.ts'
import { useAppState } from '../browser-store/use-app-state.ts'

const toastMessages = { flashClose: 'Close' } as const

const tones = { success: 'success', info: 'info', warning: 'warning', danger: 'error' } as const

/** Shows the one short message there is (Spec §4): gone after five seconds, or when it is closed. */
export function ToastOutlet() {
  const toast = useAppState('flash')
  const words = useMessages(toastMessages)
  // The region must stand before it is filled: what comes with it is not read out.
  const [stands, setStands] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStands(true))
    return () => clearTimeout(timer)
  }, [])
  const message = toast && { id: toast.id, text: toast.text, tone: tones[toast.theme] }
  return (
    <ToastRegion
      message={stands ? message : undefined}
      closeLabel={words.flashClose}
      onClose={() => {
        browserStore().set('flash', (now) => (now?.id === toast?.id ? undefined : now))
      }}
    />
  )
}

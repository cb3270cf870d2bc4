import { ToastRegion } from '@milepost/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../host/use-messages.ts'
import { useHost } from '../host/host-context.ts'
import { useSupporterState } from '../host/use-supporter-state.ts'
import { toastMessages } from './toast-messages.ts'

const tones = { success: 'success', info: 'info', warning: 'warning', danger: 'error' } as const

/** Shows the one short message there is (Spec §4): gone after five seconds, or when it is closed. */
export function ToastOutlet() {
  const toast = useSupporterState('flash')
  const words = useMessages(toastMessages)
  const { store } = useHost()
  // The region must be before it is filled: what comes with it is not read out.
  const [stands, setStands] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStands(true))
    return () => clearTimeout(timer)
  }, [])
  const message = toast && { id: toast.id, text: toast.text, tone: tones[toast.theme] }
  return (
    <ToastRegion
      message={stands ? message : undefined}
      closeLabel={words.close}
      onClose={() => {
        store().set('flash', (now) => (now?.id === toast?.id ? undefined : now))
      }}
    />
  )
}

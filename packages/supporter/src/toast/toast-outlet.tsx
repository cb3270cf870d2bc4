import { ToastRegion } from '@milepost/ui'
import { useEffect, useState } from 'react'
import { useHost, useMessages, useSupporterState } from '../host/host-context.ts'
import { toastMessages } from '../host/component-messages.ts'

const toneByTheme = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'error',
} as const

/** Renders the current toast (Spec §4), for five seconds or until it is dismissed. */
export function ToastOutlet() {
  const toast = useSupporterState('flash')
  const messages = useMessages(toastMessages)
  const { store } = useHost()
  // Add the content after the live region is mounted. Otherwise, screen readers ignore it.
  const [stands, setStands] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStands(true))
    return () => clearTimeout(timer)
  }, [])
  const message = toast && { id: toast.id, text: toast.text, tone: toneByTheme[toast.theme] }
  return (
    <ToastRegion
      message={stands ? message : undefined}
      closeLabel={messages.close}
      onClose={() => {
        store().set('flash', (now) => (now?.id === toast?.id ? undefined : now))
      }}
    />
  )
}

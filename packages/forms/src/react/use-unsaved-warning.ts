import { useEffect } from 'react'
import type { Form } from '../index.ts'

/**
 * Lets the browser ask before somebody closes or leaves the page with unsaved work. It listens only
 * while there is some, so that the page can be kept for going back. Moves within an application are
 * its router's: ask `form.getStatus().isDirty` there.
 */
export function useUnsavedWarning(form: Pick<Form, 'getStatus' | 'subscribe'>): void {
  useEffect(() => {
    let isListening = false
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const follow = () => {
      const { isDirty, isSubmitting } = form.getStatus()
      const shouldListen = isDirty && !isSubmitting
      if (shouldListen === isListening) return
      isListening = shouldListen
      if (shouldListen) window.addEventListener('beforeunload', warn)
      else window.removeEventListener('beforeunload', warn)
    }
    follow()
    const stop = form.subscribe(follow)
    return () => {
      stop()
      window.removeEventListener('beforeunload', warn)
    }
  }, [form])
}

import { useCallback, useEffect, useRef } from 'react'
import type { Form } from '../index.ts'

/** Unsaved work that is in no form of this package. */
export interface UnsavedWork<Answer = boolean> {
  isDirty: boolean
  /**
   * Asks the reader whether to leave all the same; may answer later. Called for moves within the
   * application only: the browser asks in its own words when the page is left.
   */
  confirm?: (() => Answer) | undefined
}

type WatchedForm = Pick<Form, 'getStatus' | 'subscribe'>

/**
 * Lets the browser ask before somebody closes or leaves the page with unsaved work. It listens only
 * while there is some, so that the page can be kept for going back.
 *
 * Moves within an application are its router's. What is returned is for its guard: true when there is
 * nothing to lose, else what `confirm` answers (without one: false). It knows no router.
 */
export function useUnsavedWarning<Answer = boolean>(
  work: WatchedForm | UnsavedWork<Answer>,
): () => Answer | boolean {
  const form = 'getStatus' in work ? work : undefined
  const isDirty = 'getStatus' in work ? false : work.isDirty
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })

  useEffect(() => {
    let isListening = false
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const follow = () => {
      const shouldListen = form ? isUnsaved(form) : isDirty
      if (shouldListen === isListening) return
      isListening = shouldListen
      if (shouldListen) window.addEventListener('beforeunload', warn)
      else window.removeEventListener('beforeunload', warn)
    }
    follow()
    const stop = form?.subscribe(follow)
    return () => {
      stop?.()
      window.removeEventListener('beforeunload', warn)
    }
  }, [form, isDirty])

  return useCallback(() => {
    const { current } = latest
    if ('getStatus' in current) return !isUnsaved(current)
    return current.isDirty ? (current.confirm?.() ?? false) : true
  }, [])
}

function isUnsaved(form: WatchedForm): boolean {
  const { isDirty, isSubmitting } = form.getStatus()
  return isDirty && !isSubmitting
}

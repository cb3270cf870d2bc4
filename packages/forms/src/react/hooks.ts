import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  createForm,
  type FieldParsers,
  type FieldState,
  type Form,
  type FormOptions,
  type FormStatus,
  type FormValues,
  type ParsedValues,
} from '../index.ts'

export const FormContext = createContext<Form | undefined>(undefined)

/**
 * Returns the surrounding form.
 *
 * @throws Error outside a `<Form>`
 */
export function useFormContext(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('A field must be inside a <Form>')
  return form
}

/** Creates the state of a form for the lifetime of the component. Later options are ignored. */
export function useForm<
  Initial extends FormValues,
  Parse extends FieldParsers<Initial> = { readonly [Name in never]: never },
>(options: FormOptions<Initial, Parse>): Form<ParsedValues<Initial, Parse>> {
  const [form] = useState(() => createForm(options))
  return form
}

/** Returns a field's error and whether it is required. Re-renders only when these change, not while typing. */
export function useField(name: string): FieldState & { readonly form: Form } {
  const form = useFormContext()
  const read = () => form.getField(name)
  const state = useSyncExternalStore(form.subscribe, read, read)
  return { ...state, form }
}

/**
 * Returns a field's value. Re-renders at every change, so use it in a small component.
 *
 * @param read - derives a value, such as a length. The component re-renders only if the derived value changes. Must
 * return the same object for the same value
 */
export function useFieldValue<Shown = unknown>(
  name: string,
  read: (value: unknown) => Shown = (value) => value as Shown,
): Shown {
  const form = useFormContext()
  const snapshot = () => read(form.getValue(name))
  return useSyncExternalStore(form.subscribe, snapshot, snapshot)
}

/** Returns the form's status. Re-renders when it changes. */
export function useFormStatus(): FormStatus {
  const form = useFormContext()
  return useSyncExternalStore(form.subscribe, form.getStatus, form.getStatus)
}

/** Whether the page is hydrated. False on the server and in the first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Returns a ref to the latest value, for effects that must not re-run when the caller passes a new inline function. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

function never() {
  return () => {}
}

/** Unsaved changes outside the forms of this package, such as an order of images. */
export interface UnsavedWork<Answer = boolean> {
  isDirty: boolean
  /**
   * Asks the user whether to leave. May be asynchronous. Called for navigation within the application only, because
   * the browser shows a built-in dialog when the user leaves the page.
   */
  confirm?: (() => Answer) | undefined
}

type WatchedForm = Pick<Form, 'getStatus' | 'subscribe'>

/**
 * Makes the browser warn the user before leaving a page with unsaved changes. Listens to `beforeunload` only while
 * there are unsaved changes, so that the page stays eligible for the back/forward cache.
 *
 * For navigation within the application, use the returned function as the router's guard. It returns true if there are
 * no unsaved changes, otherwise the result of `confirm` (false if omitted).
 */
export function useUnsavedWarning<Answer = boolean>(
  work: WatchedForm | UnsavedWork<Answer>,
): () => Answer | boolean {
  const form = 'getStatus' in work ? work : undefined
  const isDirty = 'getStatus' in work ? false : work.isDirty
  const latest = useLatest(work)

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
  }, [latest])
}

function isUnsaved(form: WatchedForm): boolean {
  const { isDirty, isSubmitting } = form.getStatus()
  return isDirty && !isSubmitting
}

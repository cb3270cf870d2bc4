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
 * The form that surrounds a component.
 *
 * @throws Error outside a `<Form>`
 */
export function useFormContext(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('A field is outside its form: put it inside <Form form={…}>')
  return form
}

/** The state of a form for as long as its component lives; later options are not looked at. */
export function useForm<
  Initial extends FormValues,
  // Without parsers nothing is parsed.
  Parse extends FieldParsers<Initial> = { readonly [Name in never]: never },
>(options: FormOptions<Initial, Parse>): Form<ParsedValues<Initial, Parse>> {
  const [form] = useState(() => createForm(options))
  return form
}

/**
 * A field's error and whether it is required. Draws again only when these change, never because
 * somebody types.
 */
export function useField(
  name: string,
): FieldState & { readonly form: Form; readonly first: unknown } {
  const form = useFormContext()
  const read = () => form.getField(name)
  const state = useSyncExternalStore(form.subscribe, read, read)
  return { ...state, form, first: form.getValue(name) }
}

/**
 * What is in a field. Draws its component at every change: use it in a small one.
 *
 * @param read - narrows the value to what is shown, such as a length; then only its changes count.
 * Must answer with the same object for the same value
 */
export function useFieldValue<Shown = unknown>(
  name: string,
  read: (value: unknown) => Shown = (value) => value as Shown,
): Shown {
  const form = useFormContext()
  const snapshot = () => read(form.getValue(name))
  return useSyncExternalStore(form.subscribe, snapshot, snapshot)
}

/** The form's progress: on its way, sent, changed. Draws when that changes. */
export function useFormStatus(): FormStatus {
  const form = useFormContext()
  return useSyncExternalStore(form.subscribe, form.getStatus, form.getStatus)
}

/** Whether the script has taken over; false on the server and in the first drawing. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never() {
  return () => {}
}

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

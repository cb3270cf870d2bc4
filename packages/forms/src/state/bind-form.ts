import {
  isTypedTextAllowed,
  getControl,
  getControls,
  type FormControl,
  type KeyFilter,
  readControls,
  writeControls,
} from './controls.ts'
import type { Form } from './form.ts'

export interface FormEvents {
  /** Called when the user submits the form. `names` are the mounted fields. */
  onSubmit: (event: SubmitEvent, names: readonly string[]) => void
}

/**
 * Binds a form's state to its element: reads text typed before hydration, then listens on the form, so that fields
 * stay uncontrolled. Disables the browser's built-in validation messages.
 *
 * @returns a function that unbinds the element
 */
export function bindForm(
  element: HTMLFormElement,
  form: Form,
  { onSubmit }: FormEvents,
): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const page = element.ownerDocument
  const hadNoValidate = element.noValidate
  element.noValidate = true
  const known = (name: string) => form.names.includes(name)
  const valueOf = (name: string) => readControls(getControls(element, name), form.getValue(name))

  const present = () => form.names.filter((name) => getControls(element, name).length > 0)
  const write = (name: string, value: unknown) => writeControls(getControls(element, name), value)
  const valuesOf = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)]))
  // If the form's value is not an option, a select shows its first option. That is not a change by the user.
  const substituted = present().filter((name) => lacksOption(element, name, form.getValue(name)))
  form.takeOver(valuesOf(present()), valuesOf(substituted))

  const receive = (event: Event) => {
    const control = getControl(event.target)
    if (!control || !known(control.name)) return
    // Text is not changed during composition. This listener also handles `compositionend`.
    const { isComposing } = event as InputEvent
    if (!isComposing && isForcedUpper(control)) uppercaseControlValue(control)
    form.receive(control.name, valueOf(control.name))
  }

  // An error that appears while the pointer is down could move the button away from under it.
  let isPointerDown = false
  const waiting: string[] = []
  const flush = () => {
    isPointerDown = false
    for (const name of waiting.splice(0)) form.leave(name)
  }
  const released = () => {
    if (waiting.length > 0) setTimeout(flush)
    else isPointerDown = false
  }

  element.addEventListener('input', receive, { signal })
  element.addEventListener('change', receive, { signal })
  element.addEventListener(
    'compositionend',
    (event) => {
      receive(event)
      const control = getControl(event.target)
      const filter = control?.dataset['keys']
      if (!control || !isKeyFilter(filter)) return
      // Composed text cannot be filtered by keystroke. Loaded on demand, because few users need it.
      void import('./clean-composed.ts').then(({ cleanComposed }) => {
        cleanComposed(control, filter)
        receive(event)
      }, ignoreFailure)
    },
    { signal },
  )
  element.addEventListener('beforeinput', blockDisallowedKeys, { signal })
  element.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const control = getControl(target)
      if (!control || !known(control.name)) return
      // Moving between the radio buttons of a group is not leaving the field.
      if (getControl(relatedTarget)?.name === control.name) return
      if (isPointerDown) waiting.push(control.name)
      else form.leave(control.name)
    },
    { signal },
  )
  page.addEventListener('pointerdown', () => void (isPointerDown = true), { signal, capture: true })
  // An opening list may swallow `pointerup`, so a key press also ends the wait.
  for (const end of ['pointerup', 'pointercancel', 'keydown'])
    page.addEventListener(end, released, { signal, capture: true })
  element.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented) return
      // Password managers do not always dispatch events.
      form.takeOver(valuesOf(present()))
      onSubmit(event, present())
    },
    { signal },
  )
  element.addEventListener(
    'reset',
    () => {
      form.reset()
      // After this event the browser restores the values that the controls were rendered with, which may be newer
      // than the form's initial values.
      setTimeout(() => {
        for (const name of present()) write(name, form.getValue(name))
      })
    },
    { signal },
  )
  page.defaultView?.addEventListener(
    'pageshow',
    // A form restored from the back/forward cache can be submitted again.
    ({ persisted }) => persisted && form.setErrors({}),
    { signal },
  )
  const detach = form.attach({ write })

  return () => {
    stopping.abort()
    detach()
    element.noValidate = hadNoValidate
  }
}

function blockDisallowedKeys(event: InputEvent) {
  const control = getControl(event.target)
  const filter = control?.dataset['keys']
  if (!control || !isKeyFilter(filter) || !event.data || event.inputType !== 'insertText') return
  // A select has no text selection and no typed text.
  const { value, selectionStart, selectionEnd } = control as HTMLInputElement
  const start = selectionStart ?? value.length
  const rest = value.slice(0, start) + value.slice(selectionEnd ?? start)
  if (!isTypedTextAllowed(filter, event.data, rest)) event.preventDefault()
}

/** No-op: if the module cannot be loaded, the field's rules reject the text. */
function ignoreFailure() {}

function lacksOption(element: HTMLFormElement, name: string, value: unknown): boolean {
  const [first] = getControls(element, name)
  if (!first || !('options' in first) || first.multiple) return false
  return ![...first.options].some((option) => option.value === value)
}

function isKeyFilter(filter: string | undefined): filter is KeyFilter {
  return filter === 'number' || filter === 'phone'
}

function isForcedUpper(control: FormControl): control is HTMLInputElement | HTMLTextAreaElement {
  return control.dataset['uppercase'] !== undefined && 'setSelectionRange' in control
}

function uppercaseControlValue(control: HTMLInputElement | HTMLTextAreaElement) {
  const upper = control.value.toUpperCase()
  if (upper === control.value) return
  const { selectionStart, selectionEnd } = control
  control.value = upper
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
}

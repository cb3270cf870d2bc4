import {
  allowedKey,
  controlOf,
  controlsOf,
  type FormControl,
  type KeyFilter,
  readControls,
  writeControls,
} from './controls.ts'
import type { Form } from './form.ts'

export interface FormEvents {
  /** Somebody wants to send it; `names` are the fields on the screen. */
  onSubmit: (event: SubmitEvent, names: readonly string[]) => void
}

/**
 * Ties a form's state to its element: takes over what was typed already, then listens to the whole
 * form, so that fields stay the browser's own. Our messages replace the browser's.
 *
 * @returns how to let go
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
  const valueOf = (name: string) => readControls(controlsOf(element, name), form.getValue(name))

  const present = () => form.names.filter((name) => controlsOf(element, name).length > 0)
  const takeOver = () =>
    form.takeOver(Object.fromEntries(present().map((name) => [name, valueOf(name)])))
  takeOver()

  const receive = (event: Event) => {
    const control = controlOf(event.target)
    if (!control || !known(control.name)) return
    // Whoever composes a character is not interrupted; the end of it comes here too.
    const isComposing = 'isComposing' in event && event.isComposing === true
    if (!isComposing && isForcedUpper(control)) toUpperCase(control)
    form.receive(control.name, valueOf(control.name))
  }

  // A message that appears under a pressed pointer would move the button away from under it.
  let isPointerDown = false
  let waiting: string[] = []
  const flush = () => {
    isPointerDown = false
    const left = waiting
    waiting = []
    for (const name of left) form.leave(name)
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
      const control = controlOf(event.target)
      const filter = control?.dataset['keys']
      if (!control || !isKeyFilter(filter)) return
      // What an input method composes cannot be refused key by key. Few people compose: they alone load this.
      void import('./clean-composed.ts').then(({ cleanComposed }) => {
        cleanComposed(control, filter)
        receive(event)
      }, ignore)
    },
    { signal },
  )
  element.addEventListener('beforeinput', refuseKeys, { signal })
  element.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const control = controlOf(target)
      if (!control || !known(control.name)) return
      // From one radio button to the next of its group nobody leaves the field.
      if (controlOf(relatedTarget)?.name === control.name) return
      if (isPointerDown) waiting.push(control.name)
      else form.leave(control.name)
    },
    { signal },
  )
  page.addEventListener('pointerdown', () => void (isPointerDown = true), { signal, capture: true })
  // A list that opens may swallow the release; the next key ends the wait as well.
  for (const end of ['pointerup', 'pointercancel', 'keydown'])
    page.addEventListener(end, released, { signal, capture: true })
  element.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented) return
      // Password managers do not always say what they filled in.
      takeOver()
      onSubmit(event, present())
    },
    { signal },
  )
  let isResetting = false
  element.addEventListener(
    'reset',
    () => {
      isResetting = true
      // The browser resets its controls after this event; ours only has to follow.
      form.reset()
      isResetting = false
    },
    { signal },
  )
  page.defaultView?.addEventListener(
    'pageshow',
    // Whoever comes back to a page that was kept may send its form again.
    ({ persisted }) => persisted && form.setErrors({}),
    { signal },
  )
  const detach = form.attach({
    write: (name, value) => {
      if (!isResetting) writeControls(controlsOf(element, name), value)
    },
  })

  return () => {
    stopping.abort()
    detach()
    element.noValidate = hadNoValidate
  }
}

function refuseKeys(event: InputEvent) {
  const control = controlOf(event.target)
  const filter = control?.dataset['keys']
  if (!control || !isKeyFilter(filter) || !event.data || event.inputType !== 'insertText') return
  const { value } = control
  const start =
    'selectionStart' in control ? (control.selectionStart ?? value.length) : value.length
  const end = 'selectionEnd' in control ? (control.selectionEnd ?? start) : start
  const rest = value.slice(0, start) + value.slice(end)
  if (!allowedKey(filter, event.data, rest)) event.preventDefault()
}

/** Without the code that cleans, the field's rules refuse what was composed. */
function ignore() {}

function isKeyFilter(filter: string | undefined): filter is KeyFilter {
  return filter === 'number' || filter === 'phone'
}

function isForcedUpper(control: FormControl): control is HTMLInputElement | HTMLTextAreaElement {
  return control.dataset['uppercase'] !== undefined && 'setSelectionRange' in control
}

function toUpperCase(control: HTMLInputElement | HTMLTextAreaElement) {
  const upper = control.value.toUpperCase()
  if (upper === control.value) return
  const { selectionStart, selectionEnd } = control
  control.value = upper
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
}

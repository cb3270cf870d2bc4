/** Non-bubbling event that a form dispatches after writing a value to a control. */
export const writtenEvent = 'milepost-written'

/** Native control that holds the value of a custom widget. */
export type ValueControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const own = new WeakSet<Event>()

/** Writes a value to the control and dispatches events as if the user had typed it. */
export function typeInto(control: ValueControl, value: string): void {
  if (control.value === value) return
  control.value = value
  for (const type of ['input', 'change']) {
    const event = new Event(type, { bubbles: true })
    own.add(event)
    control.dispatchEvent(event)
  }
}

/** Dispatches `focusout` on the control, as if the focus had left it. */
export function dispatchFocusOut(control: ValueControl, relatedTarget: EventTarget | null): void {
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }))
}

/**
 * Calls `onValue` when anything but `typeInto` changes the value: the form, autofill or a reset.
 *
 * @returns an unsubscribe function
 */
export function followControl(control: ValueControl, onValue: (value: string) => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const tell = (event: Event) => {
    if (!own.has(event)) onValue(control.value)
  }
  for (const type of ['input', 'change', writtenEvent])
    control.addEventListener(type, tell, { signal })
  // The form resets its controls after the event.
  control.form?.addEventListener('reset', () => setTimeout(() => onValue(control.value)), {
    signal,
  })
  return () => stopping.abort()
}

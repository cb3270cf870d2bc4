/** The event, without bubbling, by which a form says that it wrote a value into a control. */
export const writtenEvent = 'milepost-written'

/** A control that carries the value of something richer. */
export type ValueControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const own = new WeakSet<Event>()

/** Puts a value into the control and tells its form, as if it had been typed there. */
export function typeInto(control: ValueControl, value: string): void {
  if (control.value === value) return
  control.value = value
  for (const type of ['input', 'change']) {
    const event = new Event(type, { bubbles: true })
    own.add(event)
    control.dispatchEvent(event)
  }
}

/** Tells the control's form that its field was left. */
export function leaveControl(control: ValueControl, relatedTarget: EventTarget | null): void {
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }))
}

/**
 * Calls back when the control gets a value that did not come through `typeInto`: written by its form,
 * filled in by the browser, or reset.
 *
 * @returns how to stop that
 */
export function followControl(control: ValueControl, onValue: (value: string) => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const tell = (event: Event) => {
    if (!own.has(event)) onValue(control.value)
  }
  for (const type of ['input', 'change', writtenEvent])
    control.addEventListener(type, tell, { signal })
  // A form resets its controls only after the event.
  control.form?.addEventListener('reset', () => setTimeout(() => onValue(control.value)), {
    signal,
  })
  return () => stopping.abort()
}

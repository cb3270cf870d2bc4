/** Native form control that has a value. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const kinds = new Set(['INPUT', 'SELECT', 'TEXTAREA'])

/** Returns the control that an event targets, or undefined for buttons and other elements. */
export function getControl(target: EventTarget | null): FormControl | undefined {
  // By tag name, not `instanceof`: a control may belong to another window.
  return target && 'tagName' in target && kinds.has(String(target.tagName))
    ? (target as FormControl)
    : undefined
}

/** Returns the controls with a name, in document order. */
export function getControls(form: HTMLFormElement, name: string): FormControl[] {
  return [...form.elements].flatMap((element) => {
    const control = getControl(element)
    return control?.name === name && control.type !== 'submit' ? [control] : []
  })
}

/**
 * Returns the value of a field's controls: text, a boolean for a checkbox, a list for several checkboxes, a multiple
 * select or files.
 *
 * @param before - the previous value. If it is a list, a single checkbox returns a list as well
 */
export function readControls(controls: readonly FormControl[], before: unknown): unknown {
  const [first] = controls
  if (!first) return before
  const inputs = controls.filter((control): control is HTMLInputElement => 'checked' in control)
  const chosen = inputs.filter((input) => input.checked).map((input) => input.value)
  if (first.type === 'checkbox')
    return controls.length > 1 || Array.isArray(before) ? chosen : chosen.length > 0
  if (first.type === 'radio') return chosen[0] ?? ''
  if (first.type === 'file' && 'files' in first) return [...(first.files ?? [])]
  if ('selectedOptions' in first && first.multiple)
    return [...first.selectedOptions].map((option) => option.value)
  // The options may still be loading.
  return 'options' in first && first.options.length === 0 ? before : first.value
}

/** Event that custom widgets listen to, so that they display a value set by the application. */
const writtenEvent = 'milepost-written'

/** Converts a value to the text of a control. Returns `''` for anything but strings and numbers. */
export function controlText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Writes a value to a field's controls. Files can only be cleared. */
export function writeControls(controls: readonly FormControl[], value: unknown): void {
  for (const control of controls) {
    if (control.type === 'checkbox' && 'checked' in control)
      control.checked = Array.isArray(value) ? value.includes(control.value) : value === true
    else if (control.type === 'radio' && 'checked' in control)
      control.checked = control.value === value
    else if (control.type === 'file') control.value = ''
    else if ('selectedOptions' in control && control.multiple) {
      for (const option of control.options)
        option.selected = Array.isArray(value) && value.includes(option.value)
    } else control.value = controlText(value)
    control.dispatchEvent(new Event(writtenEvent))
  }
}

/** Name of a filter for typed characters. */
export type KeyFilter = 'number' | 'phone'

/** Characters that a filter rejects. */
export const refusedCharacters: Readonly<Record<KeyFilter, RegExp>> = {
  number: /[^\d.,]/g,
  phone: /[^\d\s\-+.*#()]/g,
}

/**
 * Whether a keystroke is accepted: digits and one decimal point in a number, phone characters in a phone number (Spec
 * §5). One comma is also accepted, because dropping it would turn 5,5 into 55. If the language has no decimal comma,
 * the field's rules reject the text.
 *
 * @param typed - the characters to be inserted
 * @param rest - the rest of the text, without the replaced selection
 */
export function isTypedTextAllowed(filter: KeyFilter, typed: string, rest: string): boolean {
  if (typed.search(refusedCharacters[filter]) >= 0) return false
  return filter === 'phone' || !/\..*\.|,.*,/.test(rest + typed)
}

/**
 * Focuses the first enabled control whose field has an error.
 *
 * @returns the control, or undefined if there is none
 */
export function focusFirstInvalid(
  element: HTMLFormElement,
  hasError: (name: string) => boolean,
): HTMLElement | undefined {
  for (const candidate of element.elements) {
    const control = getControl(candidate)
    if (!control || control.type === 'hidden' || control.disabled || !hasError(control.name))
      continue
    control.focus()
    return control
  }
  return undefined
}

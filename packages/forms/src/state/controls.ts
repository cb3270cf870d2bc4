/** What a form's values are typed into. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const kinds = new Set(['INPUT', 'SELECT', 'TEXTAREA'])

/** The control that an event comes from; undefined for buttons and all else. */
export function controlOf(target: EventTarget | null): FormControl | undefined {
  // By name, not by class: a control may come from another window.
  return target && 'tagName' in target && kinds.has(String(target.tagName))
    ? (target as FormControl)
    : undefined
}

/** The controls of one name in a form, in their order on the screen. */
export function controlsOf(form: HTMLFormElement, name: string): FormControl[] {
  return [...form.elements].flatMap((element) => {
    const control = controlOf(element)
    return control?.name === name && control.type !== 'submit' ? [control] : []
  })
}

/**
 * What is in the controls of one field: text, a boolean for a checkbox, a list for several
 * checkboxes, a multiple select or files.
 *
 * @param before - the value so far; a list says that a lone checkbox is one of several
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
  return first.value
}

/** Tells a control that the program wrote its value; whatever richer thing is over it follows. */
const writtenEvent = 'milepost-written'

/** Shows a value in the controls of one field. Files cannot be shown, only taken away. */
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
    } else
      control.value = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    control.dispatchEvent(new Event(writtenEvent))
  }
}

/** What may be typed into a field. */
export type KeyFilter = 'number' | 'phone'

/** Values that no field of its kind can have. */
export const refusedCharacters: Readonly<Record<KeyFilter, RegExp>> = {
  number: /[^\d.,]/g,
  phone: /[^\d\s\-+.*#()]/g,
}

/**
 * Whether a keystroke may go into a field: digits and one decimal point into a number, phone characters
 * into a phone number (Spec §5). A comma in the place of the point goes in, too: dropped, it would make 55 of
 * 5,5. Where the language of the field has no decimal comma, the field's rules refuse it in words.
 *
 * @param typed - the characters about to be inserted
 * @param rest - what will be around them, without the selection that they replace
 */
export function allowedKey(filter: KeyFilter, typed: string, rest: string): boolean {
  if (typed.search(refusedCharacters[filter]) >= 0) return false
  return filter === 'phone' || (rest + typed).split(/[.,]/).length <= 2
}

/**
 * Moves the focus to the first control on the screen whose field has an error.
 *
 * @returns the control, or undefined when none of the fields is there
 */
export function focusFirstInvalid(
  element: HTMLFormElement,
  hasError: (name: string) => boolean,
): HTMLElement | undefined {
  for (const candidate of element.elements) {
    const control = controlOf(candidate)
    if (!control || control.type === 'hidden' || control.disabled || !hasError(control.name))
      continue
    control.focus()
    return control
  }
  return undefined
}

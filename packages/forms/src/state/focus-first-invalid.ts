import { controlOf } from './controls.ts'

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

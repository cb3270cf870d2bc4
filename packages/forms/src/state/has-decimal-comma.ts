/** Whether the language that a control stands in writes 5,5 for five and a half. */
export function hasDecimalComma(control: Element): boolean {
  const language = control.closest('[lang]')?.getAttribute('lang') ?? ''
  try {
    return new Intl.NumberFormat(language || 'en').format(1.5).includes(',')
  } catch {
    // What is written there names no language.
    return false
  }
}

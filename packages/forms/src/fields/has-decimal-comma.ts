/** Whether the language of the page writes 5,5 for five and a half. */
export function hasDecimalComma(): boolean {
  try {
    return (5.5).toLocaleString(document.documentElement.lang || 'en')[1] === ','
  } catch {
    // What is written there names no language.
    return false
  }
}

/** Loads the HTML sanitiser for user input. The server sanitises again before rendering. */
export async function loadSanitiser(): Promise<(html: string) => string> {
  const { createBrowserSanitiser } = await import('@milepost/content/browser')
  return createBrowserSanitiser(window)
}

/** Loads the sanitiser of what people write; the server cleans once more what is shown. */
export async function loadSanitiser(): Promise<(html: string) => string> {
  const { createBrowserSanitiser } = await import('@milepost/content/browser')
  return createBrowserSanitiser(window)
}

/** For stories: the sanitiser that an application would bring. */
export async function loadSampleSanitiser(): Promise<(html: string) => string> {
  const { default: purify } = await import('dompurify')
  return (html) =>
    purify.sanitize(html, {
      ALLOWED_TAGS: ['a', 'b', 'br', 'em', 'i', 'p', 's', 'strong', 'u'],
      ALLOWED_ATTR: ['href'],
    })
}

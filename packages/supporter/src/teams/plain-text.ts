/** Converts a team's story from HTML to plain text, which the platform expects. Browser only. */
export function plainText(html: string): string {
  const document = new DOMParser().parseFromString(
    html.replaceAll(/<br\s*\/?>|<\/p>/gi, '$&\n'),
    'text/html',
  )
  return document.body.textContent.trim()
}

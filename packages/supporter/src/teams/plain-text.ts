/** A team's story without its tags, as the platform takes it back: plain text. In the browser only. */
export function plainText(html: string): string {
  const document = new DOMParser().parseFromString(
    html.replaceAll(/<br\s*\/?>|<\/p>/gi, '$&\n'),
    'text/html',
  )
  return document.body.textContent.trim()
}

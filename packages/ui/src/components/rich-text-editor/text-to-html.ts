const looksLikeMarkup = /<[a-z/!?]/i

/** Text that was typed before the editor was there, as paragraphs. Markup stays as it is. */
export function textToHtml(text: string): string {
  if (text.trim() === '' || looksLikeMarkup.test(text)) return text
  return text
    .split(/\r?\n/)
    .map((line) => `<p>${escaped(line) || '<br>'}</p>`)
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

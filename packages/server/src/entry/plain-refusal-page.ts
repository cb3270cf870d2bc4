import type { RefusalMessage } from './refusal-message.ts'

/** Returns a minimal HTML error page for sites without custom ones. Escapes its arguments. */
export function plainRefusalPage({ title, text }: RefusalMessage): string {
  const heading = escaped(title)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><h1>${heading}</h1><p>${escaped(text)}</p></html>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

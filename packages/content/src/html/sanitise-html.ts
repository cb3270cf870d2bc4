import { writtenTags } from './allowlist.ts'
import type { SafeHtml } from './safe-html.ts'
import { keepTags } from './keep-tags.ts'

/**
 * Markup that people wrote, cut down to the tags and attributes of the specification (Spec §5):
 * addresses are http, https, mailto, tel or relative, frames https only.
 * Anything that is not text gives empty markup.
 */
export function sanitiseHtml(html: unknown): SafeHtml {
  if (typeof html !== 'string') return '' as SafeHtml
  return keepTags(html, writtenTags)
}

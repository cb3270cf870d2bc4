import { isRecord } from './is-record.ts'

/**
 * Whether content says nothing: no entries with text or url (Spec §5). Takes rich text, a link, a
 * picture, plain text or nothing at all.
 */
export function isContentEmpty(content: unknown): boolean {
  if (typeof content === 'string') return content.trim() === ''
  if (Array.isArray(content)) return content.every((entry) => isEntryEmpty(entry))
  return isEntryEmpty(content)
}

function isEntryEmpty(entry: unknown): boolean {
  if (!isRecord(entry)) return true
  const { text, url, oembed } = entry
  const embedded = isRecord(oembed) ? oembed['embed_url'] : undefined
  return ![text, url, embedded].some((part) => typeof part === 'string' && part.trim() !== '')
}

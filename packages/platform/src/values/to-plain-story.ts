import { asList } from './as-list.ts'
import { asRecord } from './as-record.ts'
import { toText } from './to-text.ts'

/**
 * The plain text of a campaign's or team's story, which arrives as text, as HTML, or as JSON text
 * holding an array of sections. HTML stays HTML: sanitise before showing.
 *
 * @returns '' when there is none
 */
export function toPlainStory(story: unknown): string {
  const text = (toText(story) ?? '').replaceAll(/[\r\n]+/g, ' ')
  let sections: unknown
  try {
    sections = JSON.parse(text)
  } catch {
    return text
  }
  // A story that is a number or a quoted string parses too: only an array has sections.
  if (!Array.isArray(sections)) return text
  return sections
    .map((section) => sectionText(asRecord(section)))
    .filter(Boolean)
    .join(' ')
}

function sectionText(section: Readonly<Record<string, unknown>>): string | undefined {
  if (section['type'] === 'header') return toText(section['text'])
  if (section['type'] !== 'paragraph') return undefined
  const node = asRecord(asList(section['nodes'])[0])
  return toText(asRecord(asList(node['ranges'])[0])['text'])
}

import type { SiteConfig } from '../site/site-config.ts'
import { toFinding } from './finding.ts'
import type { Finding } from './finding.ts'
import { listRowsAt, textAt } from './list-rows-at.ts'

/** The product's messages, to compare a site's own with: `messages.json` of `@milepost/framework`. */
export interface MessageList {
  /** The English by key, `<feature>.<key>`; of a message for counts, each form by `<feature>.<key>.<form>`. */
  readonly messages: Readonly<Record<string, string>>
}

const pluralForm = /\.(?:zero|one|two|few|many|other)$/

/** Looks at a site's own words for what the product says: their keys, their braces, their forms for counts. */
export function examineMessages(
  { document, messages }: SiteConfig,
  raw: unknown,
  list: MessageList,
): Finding[] {
  return Object.entries(messages).flatMap(([key, text]) => {
    const row = listRowsAt(raw, 'messages').findLastIndex((entry) => textAt(entry, 'key') === key)
    const at = (part: 'key' | 'text') => ({ document, field: `messages[${row}].${part}` })
    const english = englishOf(list, key)
    if (english === undefined) {
      return [toFinding('unknown-message', { ...at('key'), problem: unknownKey(list, key) })]
    }
    const known = bracesIn(english)
    const braces = bracesIn(text)
      .filter((name) => !known.includes(name))
      .map((name) =>
        toFinding('unknown-message', {
          ...at('text'),
          problem: `the sentence "${key}" has no {${name}} to fill in`,
        }),
      )
    const missing = formsBeside(list, key).filter((form) => !Object.hasOwn(messages, form))
    const forms = missing.map((form) =>
      toFinding('missing-plural-form', {
        ...at('key'),
        problem: `there are words for "${key}", but none for "${form}"`,
      }),
    )
    return [...braces, ...forms]
  })
}

/** A form that English does not use is known by the general one. */
function englishOf({ messages }: MessageList, key: string): string | undefined {
  const general = key.replace(pluralForm, '.other')
  if (Object.hasOwn(messages, key)) return messages[key]
  return Object.hasOwn(messages, general) ? messages[general] : undefined
}

/** The other forms of a message for counts, such as `….one` beside `….other`. */
function formsBeside({ messages }: MessageList, key: string): string[] {
  const message = key.replace(pluralForm, '')
  if (message === key) return []
  return Object.keys(messages).filter(
    (other) => other !== key && pluralForm.test(other) && other.replace(pluralForm, '') === message,
  )
}

function unknownKey({ messages }: MessageList, key: string): string {
  const meant = Object.keys(messages).filter((known) => known.split('.')[1] === key)
  const problem = `the product has no sentence "${key}"`
  return meant.length === 0 ? problem : `${problem}; it has ${meant.join(' and ')}`
}

/** What a sentence is filled in with, such as `amount` in `{amount} to go`. */
function bracesIn(text: string): string[] {
  return Array.from(text.matchAll(/\{(\w{1,60})\}/g), ([, name = '']) => name)
}

import type { SiteConfig } from '../site/site-config.ts'
import { toFinding } from './finding.ts'
import type { Finding } from './finding.ts'
import { listRowsAt, textAt } from './list-rows-at.ts'

/** The product's messages, to compare a site's own with: `messages.json` of `@milepost/framework`. */
export interface MessageList {
  /** The English by key, `<feature>.<key>`; of a message for counts, each form by `<feature>.<key>.<form>`. */
  readonly messages: Readonly<Record<string, string>>
  /** The keys of today by those of older documents, which had no feature. */
  readonly earlier: Readonly<Record<string, string>>
}

const pluralForm = /\.(?:zero|one|two|few|many|other)$/

/** Looks at a site's own words for what the product says: their keys, their braces, their forms for counts. */
export function examineMessages(
  { document, messages }: SiteConfig,
  raw: unknown,
  list: MessageList,
): Finding[] {
  const current = new Set(Object.keys(messages).map((key) => earlierOf(list, key) ?? key))
  return Object.entries(messages).flatMap(([given, text]) => {
    const row = listRowsAt(raw, 'messages').findLastIndex((one) => textAt(one, 'key') === given)
    const at = (part: 'key' | 'text') => ({ document, field: `messages[${row}].${part}` })
    const earlier = earlierOf(list, given)
    const key = earlier ?? given
    const english = englishOf(list, key)
    if (english === undefined) {
      return [toFinding('unknown-message', { ...at('key'), problem: unknownKey(list, given) })]
    }
    const renamed =
      earlier === undefined
        ? []
        : [
            toFinding('earlier-message-key', {
              ...at('key'),
              problem: `the sentence "${given}" is called "${earlier}" now`,
            }),
          ]
    const known = bracesIn(english)
    const braces = bracesIn(text)
      .filter((name) => !known.includes(name))
      .map((name) =>
        toFinding('unknown-message', {
          ...at('text'),
          problem: `the sentence "${given}" has no {${name}} to fill in`,
        }),
      )
    const missing = formsBeside(list, key).filter((form) => !current.has(form))
    const forms = missing.map((form) =>
      toFinding('missing-plural-form', {
        ...at('key'),
        problem: `there are words for "${given}", but none for "${form}"`,
      }),
    )
    return [...renamed, ...braces, ...forms]
  })
}

function earlierOf({ earlier }: MessageList, key: string): string | undefined {
  return Object.hasOwn(earlier, key) ? earlier[key] : undefined
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

function unknownKey({ messages }: MessageList, given: string): string {
  const meant = Object.keys(messages).filter((key) => key.split('.')[1] === given)
  const problem = `the product has no sentence "${given}"`
  return meant.length === 0 ? problem : `${problem}; it has ${meant.join(' and ')}`
}

/** What a sentence is filled in with, such as `amount` in `{amount} to go`. */
function bracesIn(text: string): string[] {
  return Array.from(text.matchAll(/\{(\w{1,60})\}/g), ([, name = '']) => name)
}

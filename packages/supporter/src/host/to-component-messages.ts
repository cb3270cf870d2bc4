import type { ComponentMessages } from '@milepost/ui'
import type { Messages } from '../messages/message-catalogue.ts'
import { componentMessages } from './component-messages.ts'

type ComponentMessageKey = keyof (typeof componentMessages)['english']

/** Returns labels of UI components in the page's language. Empty for English, which the components have built in. */
export function toComponentMessages(
  messages: Messages,
  language: string,
): Partial<ComponentMessages> {
  const labels: Partial<ComponentMessages> = {}
  for (const key of ['close', 'loading', 'required'] as const) {
    const text = messages[getMessageKey(key)]
    if (text !== undefined) labels[key] = text
  }
  for (const key of ['remaining', 'tooMany'] as const) {
    const text = getMessageKey(key)
    const other = messages[`${text}.other`]
    if (other === undefined) continue
    labels[key] = (count) => {
      const form = new Intl.PluralRules(language).select(count)
      return (messages[`${text}.${form}`] ?? other).replace('{count}', String(count))
    }
  }
  return labels
}

function getMessageKey(key: ComponentMessageKey): string {
  return `components.${key}`
}

import type { MessageCatalogue, Messages, MessagesOf, PluralForms } from './message-catalogue.ts'

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/**
 * Returns a feature's messages with overrides.
 *
 * @param overrides - a site's messages, or another language, by full key such as `countdown.hours`. Unknown keys are ignored
 */
export function withOverrides<Catalogue extends MessageCatalogue>(
  { feature, english }: Catalogue,
  overrides: Messages,
): MessagesOf<Catalogue> {
  const entries = Object.entries(english).map(([name, message]) => {
    const key = `${feature}.${name}`
    return [
      name,
      typeof message === 'string'
        ? own(overrides, key, message)
        : withOwnForms(message, (form) => own(overrides, `${key}.${form}`)),
    ]
  })
  return Object.fromEntries(entries) as MessagesOf<Catalogue>
}

function withOwnForms(
  english: PluralForms,
  ownForm: (form: Intl.LDMLPluralRule) => string | undefined,
): PluralForms {
  const own = forms.map((form) => [form, ownForm(form) ?? english[form]])
  return Object.fromEntries(own.filter(([, text]) => text !== undefined)) as PluralForms
}

function own(overrides: Messages, key: string): string | undefined
function own(overrides: Messages, key: string, otherwise: string): string
function own(overrides: Messages, key: string, otherwise?: string): string | undefined {
  return Object.hasOwn(overrides, key) ? overrides[key] : otherwise
}

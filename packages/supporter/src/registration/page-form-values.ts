import { toTagSlug } from '@milepost/content'
import { type Address, readAddress } from '@milepost/forms'
import { parseAmount, toMajor } from '@milepost/measures'
import { parseGoalMetres, getSiteUnits } from '../page-facts/units.ts'
import type { NewPageInput, RegistrationAnswers } from './create-page-once.ts'
import { getQuestionFieldName } from './question-field.tsx'
import type { Question, RegistrationView } from './registration-view.ts'

/** Form values by field name. */
export type PageFormValues = Readonly<Record<string, unknown>>

/** Fields of an address in the form. */
const addressFields = [
  'line1',
  'line2',
  'townOrCity',
  'countyOrState',
  'country',
  'postcodeOrZipcode',
] as const satisfies readonly (keyof Address)[]

/** Returns the initial values of the form. */
export function getInitialValues(
  { asks, questions, country }: RegistrationView,
  filled: Readonly<Record<string, string>>,
): Record<string, string | boolean> {
  return {
    name: filled['pageName'] ?? '',
    slug: '',
    charityOptIn: filled['charityOptIn'] === 'Yes',
    ...(asks.target ? { target: filled['target'] ?? '' } : {}),
    ...(asks.eventDate ? { eventDate: '' } : {}),
    ...(asks.fitnessGoal ? { goal: '', goalUnit: getSiteUnits(country) } : {}),
    ...(asks.address
      ? Object.fromEntries(addressFields.map((part) => [`address.${part}`, '']))
      : {}),
    ...Object.fromEntries(
      questions.map((question) => [
        getQuestionFieldName(question),
        question.type === 'checkbox' ? false : '',
      ]),
    ),
  }
}

/** Converts the form values to a new page. */
export function toNewPageInput(
  view: RegistrationView,
  values: PageFormValues,
  defaultName: string,
): NewPageInput {
  const { currency, campaignId, charityId, eventId } = view
  const amount = parseAmount(toText(values['target']), { currency })
  return {
    title: toText(values['name']) || defaultName,
    slug: toText(values['slug']).toLowerCase(),
    target: amount.ok ? toMajor(amount.amountMinor, currency) : undefined,
    currency,
    story: view.defaultPageStory,
    charityId,
    campaignId,
    eventId,
    eventDate: toText(values['eventDate']),
    charityOptIn: values['charityOptIn'] === true,
  }
}

/** Converts the form values to answers, without empty ones. */
export function toRegistrationAnswers(
  view: RegistrationView,
  values: PageFormValues,
): RegistrationAnswers {
  const chosen = toText(values['goalUnit'])
  const system = chosen === 'imperial' || chosen === 'metric' ? chosen : getSiteUnits(view.country)
  const goalMetres = parseGoalMetres(toText(values['goal']), { measure: view.goalMeasure, system })
  const answered = view.questions.flatMap((question): [Question, string][] => {
    const value = values[getQuestionFieldName(question)]
    if (question.type === 'checkbox') return value === true ? [[question, 'Yes']] : []
    return toText(value) === '' ? [] : [[question, toText(value)]]
  })
  const answers = answered.flatMap(([{ name, tag }, value]): [string, string][] =>
    tag === undefined ? [[name, value]] : [],
  )
  // The page of an event has the event's date, so the supporter's own date is stored as metadata.
  const date = toText(values['eventDate'])
  if (date !== '' && view.eventId !== '') answers.push(['eventDate', date])
  const parts = addressFields.map((part) => [part, toText(values[`address.${part}`])] as const)
  const given = parts.filter(([, part]) => part !== '')
  return {
    values: Object.fromEntries(answers),
    tags: answered.flatMap(([{ tag }, value]) =>
      tag === undefined
        ? []
        : [{ id: tag.name, label: tag.label, value: findTagValue(tag.values, value) }],
    ),
    goal: goalMetres > 0 ? { metres: goalMetres, system } : undefined,
    address: given.length > 0 ? readAddress(Object.fromEntries(given)) : undefined,
  }
}

/** Returns the tag value that equals an answer, ignoring case and spaces. */
function findTagValue(values: readonly string[], answer: string): string {
  return values.find((value) => toTagSlug(value) === toTagSlug(answer)) ?? answer
}

/** Maximum length of a page's slug, in characters (Spec §9). */
export const maxSlugLength = 45

function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

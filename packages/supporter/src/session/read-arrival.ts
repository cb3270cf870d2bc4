import type { ArrivalFacts } from './session-event.ts'

/** Query parameters that prefill form fields, with the names of the fields. */
const prefilled: Readonly<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
  page_name: 'pageName',
  target: 'target',
}

/** Maximum length of a value, in characters: that of the longest field. */
const maximumLength = 255

/**
 * Parses the visitor's data in a query: values for form fields (`first_name`, `last_name`, `email`, `phone`, `page_name`,
 * `target`), charity (`charity`), inviting team (`team`) and campaign (`utm_…`). Undefined if there is none.
 */
export function readArrival(search: string): ArrivalFacts | undefined {
  const query = new URLSearchParams(search)
  const entries = [...query].map(
    ([key, value]) => [key, value.trim().slice(0, maximumLength)] as const,
  )
  const filled = entries.filter(([, value]) => value !== '')
  const fields = filled.flatMap(([key, value]) => {
    const field = Object.hasOwn(prefilled, key) ? prefilled[key] : undefined
    return field === undefined ? [] : [[field, value] as const]
  })
  const utm = filled.filter(([key]) => /^utm_[a-z_]{1,30}$/.test(key)).slice(0, 10)
  const [charity, team] = ['charity', 'team'].map(
    (key) => filled.find(([name]) => name === key)?.[1],
  )
  const facts: ArrivalFacts = {
    ...(fields.length > 0 && { prefilledFields: Object.fromEntries(fields) }),
    ...(utm.length > 0 && { utmParams: Object.fromEntries(utm) }),
    ...(charity !== undefined && { charity }),
    ...(team !== undefined && /^[\w-]+$/.test(team) && { preselectedTeam: team }),
  }
  return Object.keys(facts).length > 0 ? facts : undefined
}

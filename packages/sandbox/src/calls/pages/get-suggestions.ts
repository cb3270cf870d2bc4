import type { SuggestionsWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import { errorMessage } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { oneText } from '../../http/query-fields.ts'
import { freeShortName, slugify } from '../../records/free-short-name.ts'

/** Free short names like the preferred one, itself first when it is free (wire contract §2.5.7). */
export const getSuggestions = defineCall<SuggestionsWire, { preferredName: string | undefined }>({
  family: 'api',
  method: 'GET',
  path: '/v1/fundraising/pages/suggest',
  query: object({ preferredName: oneText }),
  handle({ clock, database, random }, { query: { preferredName } }) {
    if (preferredName === undefined) return errorMessage(400, 'preferredName is required')
    const base = slugify(preferredName) || 'page'
    const wishes = [base, `${base}1`, `${base}${new Date(clock()).getUTCFullYear()}`]
    const unlikely = `${base.slice(0, 36)}-${random.uuid().slice(0, 8)}`
    const names = wishes.map((wish) => freeShortName(database, wish))
    return { Names: [...new Set([...names, unlikely])] }
  },
})

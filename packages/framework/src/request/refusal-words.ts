import { loadSite } from '../services/load-site.ts'
import type { RefusalWords, RefusedStatus } from '@milepost/server'
import type { Services } from '../services/services.ts'
import { english, type MessageKey, type Messages } from '../messages/messages.ts'
import { withOverrides } from '@milepost/supporter/messages'

const kinds = {
  400: 'refusedRequest',
  403: 'refusedOrigin',
  404: 'notFound',
  405: 'refusedMethod',
  413: 'refusedSize',
  414: 'refusedAddress',
  415: 'refusedKind',
  421: 'refusedHost',
  429: 'refusedOften',
} as const satisfies Record<RefusedStatus, string>

/** Says why a request is not let in, by the status of its answer. */
export function refusalWords(messages: Messages, status: RefusedStatus): RefusalWords {
  const key = kinds[status]
  const said = (name: MessageKey) => messages[name]
  return { title: said(`${key}Title`), text: said(`${key}Text`) }
}

/** The same in the site's own words; in the product's where the site cannot be read. */
export async function siteRefusalWords(
  services: Services,
  status: RefusedStatus,
): Promise<RefusalWords> {
  try {
    const { messages } = await loadSite(services)
    return refusalWords(withOverrides(english, messages), status)
  } catch {
    return refusalWords(english, status)
  }
}

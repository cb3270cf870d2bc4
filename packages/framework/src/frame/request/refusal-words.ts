import { loadSite } from '../../services/load-site.ts'
import type { RefusalWords, RefusedStatus } from '@milepost/server'
import type { Services } from '../../services/services.ts'
import { englishMessages, type SiteMessages, siteMessages } from '../../messages/site-messages.ts'

const kinds = {
  400: 'request',
  403: 'origin',
  405: 'method',
  413: 'size',
  414: 'address',
  415: 'kind',
  421: 'host',
  429: 'often',
  503: 'busy',
} as const satisfies Record<Exclude<RefusedStatus, 404>, string>

/** Says why a request is not let in, by the status of its answer. */
export function refusalWords(messages: SiteMessages, status: RefusedStatus): RefusalWords {
  const { shell, refused } = messages
  if (status === 404) return { title: shell.notFoundTitle, text: shell.notFoundText }
  const kind = kinds[status]
  return { title: refused[`${kind}Title`], text: refused[`${kind}Text`] }
}

/** The same in the site's own words; in the product's where the site cannot be read. */
export async function siteRefusalWords(
  services: Services,
  status: RefusedStatus,
): Promise<RefusalWords> {
  try {
    return refusalWords(await siteMessages(await loadSite(services), services.language), status)
  } catch {
    return refusalWords(englishMessages, status)
  }
}

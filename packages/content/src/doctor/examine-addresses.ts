import type { DocumentRef } from '../errors/document-ref.ts'
import { toFinding } from './finding.ts'
import type { Finding } from './finding.ts'
import { walkValues } from './walk-values.ts'

/** Addresses inside text and markup. */
const addresses = /https?:\/\/[^\s"'<>\\]{1,2000}/gi
/** A host as people write it; `*`, `;` and `,` are parts of hosts to a URL parser, too. */
const plainHost = /^(?:[a-z0-9.-]+|\[[\da-f:.]+\])$/

/**
 * Finds addresses whose host is no plain name: browsers read `;` and `*` in them as rules of the site's
 * security policy, so the site leaves them out, and what they embed is not shown.
 */
export function examineAddresses(document: DocumentRef, data: unknown): Finding[] {
  return [...walkValues(data)].flatMap(({ field, value }) => {
    if (typeof value !== 'string') return []
    return [...value.matchAll(addresses)].flatMap(([address]) => {
      if (!URL.canParse(address) || plainHost.test(new URL(address).hostname)) return []
      const problem = `the address ${address.slice(0, 80)} has no plain host: what it embeds is not shown`
      return [toFinding('unsafe-address', { document, field, problem })]
    })
  })
}

import type { ReadCache } from '@milepost/server'
import type { Services } from './services.ts'

/**
 * The services as an editor's preview sees them: content at the preview's ref, read afresh and kept by
 * nobody; everything else is the same.
 *
 * @param token - the preview's ref
 */
export function previewServices(services: Services, token: string): Services {
  const { reads } = services
  const draftReads: ReadCache = {
    async read(key, options, load) {
      if (!key.startsWith('content:')) return reads.read(key, options, load)
      return { value: await load(), asOf: services.now(), isLastGood: false }
    },
    expire: (what, beforeMs) => reads.expire(what, beforeMs),
  }
  return {
    ...services,
    content: services.content.atRef(token),
    reads: draftReads,
    totalEvents: undefined,
  }
}

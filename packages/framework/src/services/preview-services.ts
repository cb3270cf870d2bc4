import {
  type ContentClient,
  type ContentSource,
  ContentUnavailableError,
  createContentClient,
} from '@milepost/content'
import type { ReadCache } from '@milepost/server'
import type { Services } from './services.ts'

/** Cache lifetime of the check that a ref belongs to a preview, in ms. */
const refAge = { kind: 'content', freshMs: 10_000, staleMs: 0 } as const

/**
 * Returns the services for an editor's preview: content at the preview's ref, uncached. All other reads share the live site's
 * cache, because their keys contain every setting that a draft may change.
 *
 * @param token - ref of the preview. Reads of content reject with `no-such-ref` if it is unknown, or if it is a published ref
 * of the repository
 */
export function previewServices(services: Services, token: string): Services {
  const { reads } = services
  const draftReads: ReadCache = {
    async read(key, options, load) {
      if (options.kind !== 'content') return reads.read(key, options, load)
      return { value: await load(), asOf: services.now(), isLastGood: false }
    },
    invalidate: (what, beforeMs) => reads.invalidate(what, beforeMs),
  }
  return {
    ...services,
    content: getDraftClient(services, token),
    reads: draftReads,
  }
}

function getDraftClient({ content, reads }: Services, token: string): ContentClient {
  const { source, slices, language } = content
  const draft = source.at(token)

  /** Returns undefined if the ref is not a preview's. The read cache stores that separately and briefly. */
  async function findPreview(): Promise<true | undefined> {
    if ((await source.listRefs?.())?.includes(token)) return undefined
    try {
      await draft.find({ page: 1, pageSize: 1 })
      return true
    } catch (error) {
      if (error instanceof ContentUnavailableError && error.reason === 'no-such-ref')
        return undefined
      throw error
    }
  }

  const checked: ContentSource = {
    ...draft,
    at: () => checked,
    async find(query, options) {
      const { value } = await reads.read(`content:preview-ref:${token}`, refAge, findPreview)
      if (value !== undefined) return draft.find(query, options)
      const detail = 'the preview is unknown or has expired'
      throw new ContentUnavailableError({
        reason: 'no-such-ref',
        endpoint: source.location,
        detail,
      })
    },
  }
  const client = createContentClient({ source: checked, slices })
  return language === undefined ? client : client.inLanguage(language)
}

/** Returns the services for a request: those of a preview if the request has a preview token. */
export function getRequestServices(
  services: Services,
  { previewToken }: { readonly previewToken?: string | undefined },
): Services {
  return previewToken === undefined ? services : previewServices(services, previewToken)
}

import {
  type ContentClient,
  type ContentSource,
  ContentUnavailableError,
  createContentClient,
} from '@milepost/content'
import type { ReadCache } from '@milepost/server'
import type { Services } from './services.ts'

/** Cache options of the check that a ref belongs to a preview. */
const refReadOptions = { kind: 'content', freshMs: 10_000, staleMs: 0 } as const

/**
 * Creates the services for an editor's preview. They read content at the preview's ref, uncached. All other reads share the
 * live site's cache, because their keys contain every setting that a draft may change.
 *
 * @param token - ref of the preview. Content reads reject with `no-such-ref` if it is unknown, or a published ref of the
 * repository
 */
export function createPreviewServices(services: Services, token: string): Services {
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
    content: createDraftClient(services, token),
    reads: draftReads,
  }
}

function createDraftClient({ content, reads }: Services, token: string): ContentClient {
  const { source, slices, language } = content
  const draft = source.at(token)

  /** Returns undefined if the ref is not that of a preview. */
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
      const { value } = await reads.read(
        `content:preview-ref:${token}`,
        refReadOptions,
        findPreview,
      )
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

/** Returns the services for a request: those of a preview if it has a preview token. */
export function getRequestServices(
  services: Services,
  { previewToken }: { readonly previewToken?: string | undefined },
): Services {
  return previewToken === undefined ? services : createPreviewServices(services, previewToken)
}

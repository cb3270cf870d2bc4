import {
  type ContentClient,
  createContentClient,
  parseContent,
  type PageSlice,
  parseSite,
} from '@milepost/content'
import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { createDefaultAdapter, type PlatformAdapter } from '@milepost/platform/adapter'
import { createGivingDay } from '../../services/giving-day.ts'
import { englishMessages } from '../../messages/site-messages.ts'
import type { PageScope } from '../../frame/request/scopes.ts'
import { createRenderFacts, createReadCache } from '@milepost/server'
import type { Services } from '../../services/services.ts'
import type { SliceScope } from './define-sections.ts'

/** Creates a platform that responds from a table of path endings, and counts the requests. */
export function platformOf(
  answers: Record<string, unknown>,
): PlatformAdapter & { asked: string[] } {
  const asked: string[] = []
  const platform = createPlatform({
    environment: sandboxEnvironment('http://sandbox.example'),
    retries: 0,
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      asked.push(pathname)
      const answer = Object.entries(answers).find(([ending]) => pathname.endsWith(ending))?.[1]
      if (answer === undefined) return new Response('', { status: 404 })
      return typeof answer === 'number'
        ? new Response('', { status: answer })
        : Response.json(answer)
    },
  })
  return { ...createDefaultAdapter(platform), asked }
}

/** Creates a CMS client with these documents; unreachable if they are omitted. */
function contentClientOf(documents?: readonly object[]): ContentClient {
  return createContentClient({
    endpoint: 'http://content.example/api/v2',
    fetch: async (input) => {
      if (documents === undefined) throw new Error('No content service')
      const { pathname, searchParams } = new URL(input)
      if (!pathname.endsWith('/documents/search')) {
        const ref = { id: 'master', ref: 'r-1', label: 'Master', isMasterRef: true }
        return Response.json({ refs: [ref], languages: [], types: {}, tags: [], forms: {} })
      }
      const wanted = searchParams.getAll('q').join('')
      const uid = /\.uid, "([^"]*)"/.exec(wanted)?.[1]
      const results = documents.filter(
        (one) =>
          'type' in one &&
          wanted.includes(JSON.stringify(one.type)) &&
          (uid === undefined || ('uid' in one && one.uid === uid)),
      )
      return Response.json({
        page: 1,
        results,
        total_results_size: results.length,
        next_page: null,
      })
    },
  })
}

/** Creates a scope whose upstream services are unreachable unless they are passed. */
export function scopeOf(
  given: Partial<PageScope> & { platform?: PlatformAdapter; documents?: readonly object[] } = {},
): PageScope {
  const { platform = platformOf({}), documents, ...rest } = given
  const services = {
    environment: {
      origin: 'http://site.example',
      formsOrigin: 'http://forms.example',
      content: { endpoint: 'http://content.example/api/v2', uid: 'test' },
    },
    content: contentClientOf(documents),
    reads: createReadCache({ now: () => 0 }),
    givingDay: createGivingDay({ setting: 'off', now: () => 0 }),
    now: () => new Date('2026-06-15T12:00:00Z'),
    platformFor: () => platform,
    excludedRoutes: [],
    languages: [],
    language: undefined,
  } as unknown as Services
  return {
    services,
    facts: createRenderFacts(),
    nonce: '',
    site: parseSite({ uid: 'test', data: {} }).site,
    project: undefined,
    messages: englishMessages,
    country: 'gb',
    ...rest,
  }
}

/** Creates the scope of a page's sections. */
export function sliceScopeOf(given: Partial<SliceScope> = {}, path = '/page'): SliceScope {
  return {
    ...scopeOf(given),
    url: new URL(path, 'http://site.example'),
    targets: { donate: '/#donate', signup: '/register', excludedRoutes: [] },
    receipt: undefined,
    subject: undefined,
    ...given,
  }
}

/** Slices as a document contains them. */
export function slicesOf(
  ...slices: { slice_type: string; primary?: object; items?: object[] }[]
): PageSlice[] {
  return parseContent({ type: 'internal_page', uid: 'page', id: 'P' }, 'content', slices)
}

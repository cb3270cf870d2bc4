import { answerForOtherSites } from '../embed/answer-for-other-sites.ts'
import type { EmbeddedPart } from '../embed/read-embedded.ts'
import type { RequestScope } from '../services/request-context.ts'
import { readEmbedOptions } from './embed-options.ts'
import { embedSnippet } from './embed-snippet.ts'
import { previewHtml } from './preview-html.ts'
import { readEmbedFacts, offeredElements } from './read-embed-facts.ts'

/** Answers with a page that has the lines to paste and nothing else: `of` is `page` or `team` with its `slug`, or else the site. */
export function answerPreview(request: RequestScope, query: URLSearchParams): Promise<Response> {
  const wanted = wantedIn(query)
  request.facts.policy = {
    scripts: [],
    images: [],
    connections: [],
    frames: [],
    isFramed: false,
  }
  return answerForOtherSites(
    request,
    async (scope) => {
      const facts = wanted && (await readEmbedFacts(scope, wanted))
      if (facts === undefined || wanted === undefined) return undefined
      const options = readEmbedOptions(query, offeredElements(scope, wanted))
      return previewHtml(embedSnippet(facts, options), {
        title: facts.name,
        language: scope.messages.language,
        isRightToLeft: scope.services.language?.dir === 'rtl',
        nonce: request.nonce,
      })
    },
    { 'content-type': 'text/html; charset=utf-8' },
  )
}

/** What the query asks for; undefined for what cannot be. */
function wantedIn(query: URLSearchParams): EmbeddedPart | undefined {
  const kind = query.get('of') ?? 'site'
  if (kind === 'site') return { kind }
  if (kind !== 'page' && kind !== 'team') return undefined
  const slug = query.get('slug') ?? ''
  // No page is named by dots or spaces alone.
  return /^[.\s]*$/.test(slug) ? undefined : { kind, slug }
}

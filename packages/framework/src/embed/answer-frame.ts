import type { RequestScope } from '../services/request-context.ts'
import { siteName } from '../services/site-name.ts'
import { answerForOtherSites } from './answer-for-other-sites.ts'
import { brandColours } from './brand-colours.ts'
import { frameHtml } from './frame-html.ts'
import { type EmbeddedPart, readEmbedded } from './read-embedded.ts'

/**
 * Answers with a document for a frame on any page, the only document that every page may show in a frame.
 *
 * @param wanted - undefined if the URL names nothing: 404
 */
export function answerFrame(
  request: RequestScope,
  wanted: EmbeddedPart | undefined,
): Promise<Response> {
  request.facts.policy = {
    scripts: [],
    images: [],
    connections: [],
    frames: [],
    isFramed: true,
    ancestors: ['*'],
  }
  return answerForOtherSites(
    request,
    async (scope) => {
      const embedded = wanted && (await readEmbedded(scope, wanted))
      const words = { siteName: siteName(scope.site), donate: scope.messages.buttons.donate }
      const colours = brandColours(scope.site)
      return embedded && frameHtml(embedded, { words, colours, nonce: request.nonce })
    },
    { 'content-type': 'text/html; charset=utf-8' },
  )
}

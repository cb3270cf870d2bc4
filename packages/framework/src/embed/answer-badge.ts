import type { RequestScope } from '../services/request-context.ts'
import { answerForOtherSites } from './answer-for-other-sites.ts'
import { badgeSvg } from './badge-svg.ts'
import { brandColours } from './brand-colours.ts'
import { type EmbeddedPart, readEmbedded } from './read-embedded.ts'

const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  // Opened by itself, it runs and loads nothing, either.
  'content-security-policy': "default-src 'none'; sandbox",
}

/**
 * Answers with a total as a picture.
 *
 * @param wanted - undefined where the address names none: 404
 */
export function answerBadge(
  request: RequestScope,
  wanted: EmbeddedPart | undefined,
): Promise<Response> {
  return answerForOtherSites(
    request,
    async (scope) => {
      const embedded = wanted && (await readEmbedded(scope, wanted))
      return embedded && badgeSvg(embedded, brandColours(scope.site))
    },
    headers,
  )
}

import { isPlatformError } from '@milepost/platform'
import type { PageScope } from '../request/page-scope.ts'
import { siteAddress } from '../services/site-address.ts'
import type { DrawnCard, ShareCards } from '../share-card/create-share-cards.ts'
import { cardVersion } from '../share-card/share-card.ts'
import { logProblem } from '../telemetry/log-problem.server.ts'
import { type CardOfPage, cardPath } from './card-of-page.ts'
import { fetchCardFiles } from './fetch-card-files.ts'
import type { CardAddress } from './read-card-address.ts'
import { defaultPicture } from './site-card.ts'

const yearS = 31_536_000

/**
 * Answers a request for the picture of a card. Only what the site itself would name now is drawn; an older address
 * leads to that. Where nothing can be drawn, the last picture is sent, else the address leads to the site's own.
 *
 * @param options.load - makes the card; undefined for a page that is not there, and it may throw a PlatformError
 */
export async function answerCard(
  scope: PageScope,
  {
    cards,
    asked,
    request,
    load,
  }: {
    cards: ShareCards
    asked: CardAddress
    request: Request
    load: () => Promise<CardOfPage | undefined>
  },
): Promise<Response> {
  const { services } = scope
  const subjectKey = (subject: string) => `${services.language?.base ?? ''}/${subject}`
  const askedSubject = [asked.kind, ...asked.names.map(encodeURIComponent)].join('/')
  let page: CardOfPage | undefined
  try {
    page = await load()
  } catch (error) {
    if (!isPlatformError(error)) throw error
    logProblem(error)
    return inItsPlace(scope, cards.last(subjectKey(askedSubject)))
  }
  if (page === undefined) {
    if (asked.kind !== 'site') cards.forget(subjectKey(askedSubject))
    return asked.kind === 'site' ? inItsPlace(scope, cards.last(subjectKey('site'))) : notFound()
  }
  const { card, subject } = page
  const version = cardVersion(card)
  if (version !== asked.version) return redirect(siteAddress(services, cardPath(page)))
  const etag = `"${version}"`
  const known = { etag, 'cache-control': `public, max-age=${yearS}, immutable` }
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers: known })
  }
  const drawn = await cards.get({
    subject: subjectKey(subject),
    version,
    card,
    files: () => fetchCardFiles(cards, services, card),
  })
  if (drawn?.version !== version) return inItsPlace(scope, drawn)
  return picture(drawn, known)
}

/** The last picture, which is only good for now, or the way to one that never changes. */
function inItsPlace({ site, services }: PageScope, last: DrawnCard | undefined): Response {
  if (last !== undefined) return picture(last, { 'cache-control': 'no-store' })
  const path = defaultPicture(site)
  if (path !== undefined) return redirect(new URL(path, services.environment.origin).href)
  return new Response('This picture cannot be drawn just now', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '30',
    },
  })
}

function picture({ bytes }: DrawnCard, headers: Record<string, string>): Response {
  return new Response(bytes, {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': `${bytes.length}`,
      // Other sites show it on their pages.
      'cross-origin-resource-policy': 'cross-origin',
      ...headers,
    },
  })
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}

function notFound(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

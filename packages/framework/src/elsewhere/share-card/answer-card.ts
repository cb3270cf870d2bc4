import { isPlatformError } from '@milepost/platform'
import type { PageScope } from '../../frame/request/page-scope.ts'
import { siteAddress } from '../../services/site-address.ts'
import type { DrawnCard, ShareCards } from '../../services/create-share-cards.ts'
import { cardVersion } from '../../services/share-card.ts'
import { logProblem } from '../../base/log-problem.server.ts'
import { type CardOfPage, cardPath, defaultPicture } from '../../frame/share/page-card.ts'
import { fetchCardFiles } from './fetch-card-files.ts'

/** Parsed path of a card's image. */
export interface CardAddress {
  kind: 'site' | 'page' | 'team' | 'tag'
  /** A slug, or a tag and its value; none for the site. */
  names: readonly string[]
  version: string
}

/** Number of names of each kind. */
const namesOf: Readonly<Record<CardAddress['kind'], number>> = { site: 0, page: 1, team: 1, tag: 2 }

const maxNameLength = 200

/** Parses the decoded path below `/share-card/`; undefined if it is not the path of a card. */
export function readCardAddress(path: string): CardAddress | undefined {
  const [kind = '', ...names] = path.split('/')
  const [, version] = /^([\w-]{1,40})\.jpg$/.exec(names.pop() ?? '') ?? []
  if (version === undefined || !isKind(kind) || names.length !== namesOf[kind]) return undefined
  const isName = (name: string) => name.trim() !== '' && name.length <= maxNameLength
  return names.every(isName) ? { kind, names, version } : undefined
}

function isKind(text: string): text is CardAddress['kind'] {
  return Object.hasOwn(namesOf, text)
}

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

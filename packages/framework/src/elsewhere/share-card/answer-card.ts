import { createMediaProxy } from '@milepost/server'
import { getPlatformOrigins } from '../../base/site-environment.ts'
import { fontHosts } from '../../frame/head/rewrite-css-urls.ts'
import type { Services } from '../../services/services.ts'
import {
  type CardFiles,
  getCardVersion,
  type RenderedCard,
  type ShareCard,
  type ShareCards,
} from '../../services/share-cards.ts'
import { isPlatformError } from '@milepost/platform'
import type { PageScope } from '../../frame/request/scopes.ts'
import { getSiteUrl } from '../../services/load-site.ts'
import { logProblem } from '../../base/log-problem.server.ts'
import { type PageCard, getCardPath, getDefaultShareImage } from '../../frame/share/page-card.ts'

/** Maximum memory for cached files of cards. */
const maxBytes = 8 * 1024 * 1024

type MediaProxy = ReturnType<typeof createMediaProxy>

/** Media proxies by share card cache, because the services are copied for each request. */
const proxiesByCards = new WeakMap<ShareCards, MediaProxy>()

/** Returns a media proxy like that of `/media/`, which also fetches from the platform. */
function getProxy(
  cards: ShareCards,
  { environment, content: { source }, now }: Services,
): MediaProxy {
  const known = proxiesByCards.get(cards)
  if (known !== undefined) return known
  const own = new Set(source.mediaOrigins)
  const allowed = new Set([
    ...own,
    ...fontHosts.map((host) => `https://${host}`),
    ...getPlatformOrigins(environment).imageOrigins,
  ])
  const made = createMediaProxy({
    fetch: (...request) => fetch(...request),
    sources: {
      isAllowed: ({ origin }) => allowed.has(origin),
      hasImageService: () => false,
      fetchFile: (file) => (own.has(file.origin) ? source.fetchMedia?.(file) : undefined),
    },
    now: () => now().getTime(),
    maxBytes,
  })
  proxiesByCards.set(cards, made)
  return made
}

/** Fetches the files of a card. Omits files that cannot be fetched. */
async function fetchCardFiles(
  cards: ShareCards,
  services: Services,
  card: ShareCard,
): Promise<CardFiles> {
  const proxy = getProxy(cards, services.inMainLanguage ?? services)
  const [picture, logo, fonts] = await Promise.all([
    fetchFile(proxy, card.picture),
    fetchFile(proxy, card.logo?.path),
    Promise.all(
      card.style.fonts.map(async ({ path, ...font }) => {
        const bytes = await (path.startsWith('/assets/')
          ? cards.readAsset(path)
          : fetchFile(proxy, path))
        return bytes === undefined ? [] : [{ ...font, bytes }]
      }),
    ),
  ])
  return { picture, logo, fonts: fonts.flat() }
}

async function fetchFile(
  proxy: MediaProxy,
  path: string | undefined,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (path === undefined || !path.startsWith('/media/')) return undefined
  const response = await proxy(new Request(new URL(path, 'http://media')))
  if (!response.ok) return undefined
  return new Uint8Array(await response.arrayBuffer())
}

export interface CardReference {
  kind: 'site' | 'page' | 'team' | 'tag'
  /** Slug, or tag and value; empty for the site. */
  names: readonly string[]
  version: string
}

/** Number of names in the path of each type of card. */
const nameCounts: Readonly<Record<CardReference['kind'], number>> = {
  site: 0,
  page: 1,
  team: 1,
  tag: 2,
}

const maxNameLength = 200

/** Parses the decoded path below `/share-card/`; undefined if it is invalid. */
export function parseCardPath(path: string): CardReference | undefined {
  const [kind = '', ...names] = path.split('/')
  const [, version] = /^([\w-]{1,40})\.jpg$/.exec(names.pop() ?? '') ?? []
  if (version === undefined || !isCardKind(kind) || names.length !== nameCounts[kind])
    return undefined
  const isName = (name: string) => name.trim() !== '' && name.length <= maxNameLength
  return names.every(isName) ? { kind, names, version } : undefined
}

function isCardKind(text: string): text is CardReference['kind'] {
  return Object.hasOwn(nameCounts, text)
}

const secondsPerYear = 31_536_000

/**
 * Serves the image of a share card. Redirects URLs of earlier versions to the current one. If rendering fails, serves the
 * previous image, redirects to the site's share image, or responds with 503.
 *
 * @param options.load - creates the card; returns undefined if the page does not exist
 */
export async function createCardResponse(
  scope: PageScope,
  {
    cards,
    asked,
    request,
    load,
  }: {
    cards: ShareCards
    asked: CardReference
    request: Request
    load: () => Promise<PageCard | undefined>
  },
): Promise<Response> {
  const { services } = scope
  const subjectKey = (subject: string) => `${services.language?.base ?? ''}/${subject}`
  const askedSubject = [asked.kind, ...asked.names.map(encodeURIComponent)].join('/')
  let page: PageCard | undefined
  try {
    page = await load()
  } catch (error) {
    if (!isPlatformError(error)) throw error
    logProblem(error)
    return createFallbackResponse(scope, cards.last(subjectKey(askedSubject)))
  }
  if (page === undefined) {
    if (asked.kind !== 'site') cards.forget(subjectKey(askedSubject))
    return asked.kind === 'site'
      ? createFallbackResponse(scope, cards.last(subjectKey('site')))
      : createMissingCardResponse()
  }
  const { card, subject } = page
  const version = getCardVersion(card)
  if (version !== asked.version) return createRedirect(getSiteUrl(services, getCardPath(page)))
  const etag = `"${version}"`
  const known = { etag, 'cache-control': `public, max-age=${secondsPerYear}, immutable` }
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers: known })
  }
  const drawn = await cards.get({
    subject: subjectKey(subject),
    version,
    card,
    files: () => fetchCardFiles(cards, services, card),
  })
  if (drawn?.version !== version) return createFallbackResponse(scope, drawn)
  return createImageResponse(drawn, known)
}

/** Responds with the previous image, uncached, or redirects to the site's share image. */
function createFallbackResponse(
  { site, services }: PageScope,
  last: RenderedCard | undefined,
): Response {
  if (last !== undefined) return createImageResponse(last, { 'cache-control': 'no-store' })
  const path = getDefaultShareImage(site)
  if (path !== undefined) return createRedirect(new URL(path, services.environment.origin).href)
  return new Response('This image is not available at the moment', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '30',
    },
  })
}

function createImageResponse({ bytes }: RenderedCard, headers: Record<string, string>): Response {
  return new Response(bytes, {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': `${bytes.length}`,
      // Other sites embed the image.
      'cross-origin-resource-policy': 'cross-origin',
      ...headers,
    },
  })
}

function createRedirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}

/** Returns a 404 for a card that does not exist. */
export function createMissingCardResponse(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

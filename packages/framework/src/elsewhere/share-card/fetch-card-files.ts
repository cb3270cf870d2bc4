import { createMediaProxy } from '@milepost/server'
import { platformOrigins } from '../../base/platform-origins.ts'
import { fontHosts } from '../../frame/head/rewrite-css-urls.ts'
import type { Services } from '../../services/services.ts'
import type { ShareCards } from '../../services/create-share-cards.ts'
import type { CardFiles, ShareCard } from '../../services/share-card.ts'

/** Memory for what cards are drawn with, in bytes. */
const maxBytes = 8 * 1024 * 1024

type MediaProxy = ReturnType<typeof createMediaProxy>

/** One for each process: what is asked with differs from request to request. */
const proxies = new WeakMap<ShareCards, MediaProxy>()

/** Asks for media as `/media/` does, by the same limits; beside it only for pictures of the platform. */
function proxyOf(
  cards: ShareCards,
  { environment, content: { source }, now }: Services,
): MediaProxy {
  const known = proxies.get(cards)
  if (known !== undefined) return known
  const own = new Set(source.mediaOrigins)
  const allowed = new Set([
    ...own,
    ...fontHosts.map((host) => `https://${host}`),
    ...platformOrigins(environment).imageOrigins,
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
  proxies.set(cards, made)
  return made
}

/** Fetches what a card is drawn with. What cannot be fetched is left out. */
export async function fetchCardFiles(
  cards: ShareCards,
  services: Services,
  card: ShareCard,
): Promise<CardFiles> {
  const proxy = proxyOf(cards, services.inMainLanguage ?? services)
  const [picture, logo, fonts] = await Promise.all([
    fileAt(proxy, card.picture),
    fileAt(proxy, card.logo?.path),
    Promise.all(
      card.look.fonts.map(async ({ path, ...font }) => {
        const bytes = await (path.startsWith('/assets/')
          ? cards.readAsset(path)
          : fileAt(proxy, path))
        return bytes === undefined ? [] : [{ ...font, bytes }]
      }),
    ),
  ])
  return { picture, logo, fonts: fonts.flat() }
}

async function fileAt(
  proxy: MediaProxy,
  path: string | undefined,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (path === undefined || !path.startsWith('/media/')) return undefined
  const response = await proxy(new Request(new URL(path, 'http://media')))
  if (!response.ok) return undefined
  return new Uint8Array(await response.arrayBuffer())
}

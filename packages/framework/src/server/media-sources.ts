import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CardTools } from '../services/share-cards.ts'
import type { MediaSources } from '@milepost/server'
import { avatarUrl } from '@milepost/ui/helpers'
import { createImageResizer } from '../services/image-resizer.ts'
import { fontHosts } from '../frame/head/rewrite-css-urls.ts'
import { loadSite } from '../services/load-site.ts'
import type { Services } from '../services/services.ts'
import { avatarHost } from '../base/drawn-avatars.ts'

/**
 * Creates a function that reads a built asset by its path below `/assets/`.
 *
 * @param clientFolder - folder of the client files; undefined in development
 */
export function createAssetReader(clientFolder: string | undefined): CardTools['readAsset'] {
  return async (path) => {
    // A single file name, which cannot escape the folder.
    const [, name] = /^\/assets\/([\w-][\w.-]*)$/.exec(path) ?? []
    if (clientFolder === undefined || name === undefined) return undefined
    try {
      return new Uint8Array(await readFile(join(clientFolder, 'assets', name)))
    } catch {
      return undefined
    }
  }
}

const prismicImageHost = 'images.prismic.io'
const avatarPattern = /^https:\/\/avatars\.invalid\/([a-z]+)\/([\da-z]{1,7})$/
const avatarTimeoutMs = 8000

/**
 * Creates the media sources of a site: the origins of its content, and font hosts. Also serves generated avatars, and reduces
 * the image quality in giving-day mode.
 */
export function createMediaSources(services: Services): MediaSources {
  const { source: content } = services.content
  const own = new Set(content.mediaOrigins)
  const allowed = new Set([...own, ...[...fontHosts].map((host) => `https://${host}`)])
  return {
    fetchFile: (source) => {
      if (source.host === avatarHost) return fetchAvatar(services, source)
      return own.has(source.origin) ? content.fetchMedia?.(source) : undefined
    },
    isAllowed: (source) => allowed.has(source.origin) || avatarPattern.test(source.href),
    hasImageService: ({ host }) => host === prismicImageHost,
    shouldReduceQuality: () => services.givingDay.status().step > 0,
    getResizedUrl: createImageResizer(services.environment, content),
  }
}

/** Fetches a generated avatar. Responds with 404 unless it has the site's style. */
async function fetchAvatar(services: Services, { href }: URL): Promise<Response> {
  const [, style = '', seed = ''] = avatarPattern.exec(href) ?? []
  const { design } = await loadSite(services)
  const address = style === design.avatarStyle ? avatarUrl(seed, style) : undefined
  if (address === undefined) return new Response(null, { status: 404 })
  return fetch(address, { signal: AbortSignal.timeout(avatarTimeoutMs), redirect: 'error' })
}

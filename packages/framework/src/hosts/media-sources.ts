import type { MediaSources } from '@milepost/server'
import { fontHosts } from '../head/rewrite-css-urls.ts'

const imageHost = 'images.prismic.io'

/**
 * The sources of a site's media: its content service at the very origin that is configured, and the
 * public hosts of pictures and fonts by https.
 *
 * @param endpoint - the address of the content repository
 */
export function mediaSources(endpoint: string): MediaSources {
  const { origin } = new URL(endpoint)
  const publicOrigins = [imageHost, ...fontHosts].map((host) => `https://${host}`)
  const allowed = new Set([origin, ...publicOrigins])
  return {
    isAllowed: (source) => allowed.has(source.origin),
    hasImageService: ({ host }) => host === imageHost,
  }
}

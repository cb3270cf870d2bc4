import type { ContentSource } from '@milepost/content'
import type { MediaSources } from '@milepost/server'
import { fontHosts } from '../head/rewrite-css-urls.ts'

const imageHost = 'images.prismic.io'

/**
 * The sources of a site's media: the very origins that its content names, and the public hosts of fonts by
 * https.
 */
export function mediaSources(
  content: Pick<ContentSource, 'mediaOrigins' | 'fetchMedia'>,
): MediaSources {
  const own = new Set(content.mediaOrigins)
  const allowed = new Set([...own, ...[...fontHosts].map((host) => `https://${host}`)])
  return {
    fetchFile: (source) => (own.has(source.origin) ? content.fetchMedia?.(source) : undefined),
    isAllowed: (source) => allowed.has(source.origin),
    hasImageService: ({ host }) => host === imageHost,
  }
}

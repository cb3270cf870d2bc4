import type { ContentSource } from '@milepost/content'
import type { MediaSources } from '@milepost/server'
import type { GivingDay } from '../giving-day/create-giving-day.ts'
import { fontHosts } from '../head/rewrite-css-urls.ts'

const imageHost = 'images.prismic.io'

/**
 * The sources of a site's media: the very origins that its content names, and the public hosts of fonts by
 * https. In giving-day mode pictures are asked for at half their quality.
 */
export function mediaSources({
  content: { source: content },
  givingDay,
}: {
  readonly content: { readonly source: Pick<ContentSource, 'mediaOrigins' | 'fetchMedia'> }
  readonly givingDay: Pick<GivingDay, 'status'>
}): MediaSources {
  const own = new Set(content.mediaOrigins)
  const allowed = new Set([...own, ...[...fontHosts].map((host) => `https://${host}`)])
  return {
    fetchFile: (source) => (own.has(source.origin) ? content.fetchMedia?.(source) : undefined),
    isAllowed: (source) => allowed.has(source.origin),
    hasImageService: ({ host }) => host === imageHost,
    isSparing: () => givingDay.status().step > 0,
  }
}

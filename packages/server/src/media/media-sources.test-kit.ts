import type { MediaSources } from './media-sources.ts'

/** A site's own source of media at an origin, and a public service that changes pictures. */
export function mediaSources(address: string): MediaSources {
  const allowed = new Set([new URL(address).origin, 'https://images.example'])
  return {
    isAllowed: ({ origin }) => allowed.has(origin),
    hasImageService: ({ host }) => host === 'images.example',
  }
}

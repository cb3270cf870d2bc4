import type { MediaSources } from './media-proxy.ts'

/** Allows the site's own origin, without an image service, and `images.example`, with one. */
export function mediaSources(address: string): MediaSources {
  const allowed = new Set([new URL(address).origin, 'https://images.example'])
  return {
    isAllowed: ({ origin }) => allowed.has(origin),
    hasImageService: ({ host }) => host === 'images.example',
  }
}

/** Headers of all media. */
export const mediaHeaders = {
  // Opened directly, an SVG is a document of our origin, so it may not run scripts.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  // Readers of feeds show a site's pictures on their own pages.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const

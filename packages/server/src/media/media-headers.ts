/** Headers of all media. */
export const mediaHeaders = {
  // Opened by itself, a picture is a document of our origin: it may run nothing.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  // Readers of feeds show a site's pictures on their own pages.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const

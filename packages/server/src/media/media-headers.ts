/** Headers of all media. */
export const mediaHeaders = {
  // If opened directly, an SVG is a document of our origin, so scripts are blocked.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  // Feed readers embed the site's images in their own pages.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const

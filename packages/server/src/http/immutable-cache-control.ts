const secondsPerYear = 365 * 86_400

/** `Cache-Control` for files with a content hash in their name. */
export const immutableCacheControl = `public, max-age=${secondsPerYear}, immutable`

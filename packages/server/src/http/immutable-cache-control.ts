const yearS = 365 * 86_400

/** The `Cache-Control` of files whose names change with their contents. */
export const immutableCacheControl = `public, max-age=${yearS}, immutable`

const yearS = 365 * 86_400

/** For files whose names change with their bytes. */
export const immutable = `public, max-age=${yearS}, immutable`

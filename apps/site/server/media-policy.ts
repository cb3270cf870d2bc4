/** Media opened by itself is a document of our origin: it may run nothing. */
export const mediaPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

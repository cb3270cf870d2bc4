/** How long a test waits for what must come, in milliseconds: no machine that works is slower. */
export const waitMs = 120_000

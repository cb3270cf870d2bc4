/** Time limit of waits in tests, in ms: longer than any working machine needs. */
export const waitMs = 120_000

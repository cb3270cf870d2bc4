/** The number of the first supporter of a world file; the demo worlds do not use it. */
export const firstOwnAccount = 400_000_001

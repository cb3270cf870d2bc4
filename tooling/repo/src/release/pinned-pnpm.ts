/** The arguments for `npx` that run the workspace's pnpm. */
export const pinnedPnpm = ['--yes', 'pnpm@12.21.0'] as const

/** Loading state of a page's analytics script. */
export type AnalyticsStatus = 'none' | 'loading' | 'loaded' | 'failed'

/** Current state of the analytics script. */
export const analyticsState: { status: AnalyticsStatus } = { status: 'none' }

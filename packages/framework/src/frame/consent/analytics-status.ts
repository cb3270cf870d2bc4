/** State of the analytics script on this page. */
export type AnalyticsStatus = 'none' | 'loading' | 'loaded' | 'failed'

/** Current state, shared by the script loader and `trackEvent`. */
export const analyticsState: { status: AnalyticsStatus } = { status: 'none' }

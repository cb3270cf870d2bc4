/** Whether the analytics script of this page has loaded. */
export type AnalyticsStatus = 'none' | 'loading' | 'loaded' | 'failed'

/** The status of this page, where the loader writes it and events read it. */
export const analyticsState: { status: AnalyticsStatus } = { status: 'none' }

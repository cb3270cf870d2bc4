/** What is said on a short message that comes and goes. */
export const toastMessages = { feature: 'toast', english: { close: 'Close' } } as const

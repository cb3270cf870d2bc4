/** Labels of a toast. */
export const toastMessages = { feature: 'toast', english: { close: 'Close' } } as const

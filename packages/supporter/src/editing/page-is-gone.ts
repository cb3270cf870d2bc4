/** Navigation state for leaving a deleted page, so that no confirmation is shown. */
export const pageIsGone = { isPageGone: true } as const

/** Whether a navigation leaves a deleted page. */
export function leavesDeletedPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPageGone' in state
}

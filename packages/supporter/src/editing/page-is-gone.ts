/** Says to the question before leaving that there is nothing left to save to. */
export const pageIsGone = { isPageGone: true } as const

/** Whether a step leads away from a page that is gone. */
export function leavesGonePage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPageGone' in state
}

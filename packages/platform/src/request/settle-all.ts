/**
 * Waits until all have ended, so that nothing is under way any more, and then tells of the first
 * failure.
 */
export async function settleAll(running: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(running)
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

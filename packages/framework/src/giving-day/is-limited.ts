/** Whether an error of the platform says that it is asked too often. */
export function isLimited(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 429
}

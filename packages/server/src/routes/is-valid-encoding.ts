/** Whether a path's `%` signs all write characters: what else there is, no route can read. */
export function isValidEncoding(pathname: string): boolean {
  if (!pathname.includes('%')) return true
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

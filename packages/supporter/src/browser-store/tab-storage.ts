/** What this tab remembers; undefined on a server and where a browser refuses it by throwing. */
export function tabStorage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage
  } catch {
    return undefined
  }
}

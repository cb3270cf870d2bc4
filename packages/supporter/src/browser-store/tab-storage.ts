/** What this tab remembers; undefined on a server and where a browser refuses it by throwing. */
export function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** Returns the session storage; undefined on a server and if the browser blocks it. */
export function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

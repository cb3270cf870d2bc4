/** Returns `sessionStorage`; undefined on the server, and if the browser blocks it. */
export function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

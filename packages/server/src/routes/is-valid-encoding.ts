/** Whether the percent-encoding of a path can be decoded. The router warns about other paths, with the path. */
export function isValidEncoding(pathname: string): boolean {
  try {
    // Bundlers remove a call whose result is unused.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

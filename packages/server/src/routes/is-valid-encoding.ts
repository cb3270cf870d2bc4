/** Whether a path has valid percent-encoding. For invalid paths, the router would log a warning that contains the path. */
export function isValidEncoding(pathname: string): boolean {
  try {
    // The result is used so that bundlers do not remove the call.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

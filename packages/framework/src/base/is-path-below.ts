/** Whether a path is one of these, or is below one. What follows a `?` or `#` is not looked at. */
export function isPathBelow(href: string, starts: readonly string[]): boolean {
  const [path = ''] = href.split(/[?#]/)
  return starts.some((start) => path === start || path.startsWith(`${start}/`))
}

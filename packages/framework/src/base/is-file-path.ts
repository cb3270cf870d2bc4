/** Whether a path of the site is a file and not a page, such as `/media/logo.svg`, `/rss.xml` or `/totals.json`. */
export function isFilePath(href: string): boolean {
  return /^\/(?:media|assets)\/|\.(?:xml|txt|json|svg|js)(?:[?#]|$)/.test(href)
}

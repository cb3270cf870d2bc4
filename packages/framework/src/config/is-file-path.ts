/** Whether a path of the site is a file and not a page, such as `/media/logo.svg` or `/rss.xml`. */
export function isFilePath(href: string): boolean {
  return /^\/(?:media|assets)\/|\.(?:xml|txt)(?:[?#]|$)/.test(href)
}

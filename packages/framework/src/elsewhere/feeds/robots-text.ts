/** Screens that belong to one person. */
const personal = [
  '/account',
  '/auth/',
  '/fundraising-edit/',
  '/preview',
  '/reports',
  '/reset-password',
  '/sign-in',
  '/sign-up',
]

/**
 * What robots are told.
 *
 * @param isHidden - a site that is only there to be tried asks not to be found
 * @param hasSitemap - whether there is a list of the site's pages
 */
export function robotsText(
  origin: string,
  { isHidden, hasSitemap = true }: { isHidden: boolean; hasSitemap?: boolean },
): string {
  if (isHidden) return 'User-agent: *\nDisallow: /\n'
  const rules = personal.map((path) => `Disallow: ${path}\n`).join('')
  const sitemap = hasSitemap ? `\nSitemap: ${origin}/sitemap.xml\n` : ''
  return `User-agent: *\n${rules}${sitemap}`
}

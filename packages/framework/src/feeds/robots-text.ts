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
 */
export function robotsText(origin: string, { isHidden }: { isHidden: boolean }): string {
  if (isHidden) return 'User-agent: *\nDisallow: /\n'
  const rules = personal.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`
}

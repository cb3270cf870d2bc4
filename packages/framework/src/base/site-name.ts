/**
 * Returns a site's name for sentences: the title's part before the bar, as in `Walk the Tideline | Tideline Trust`.
 * Without a title, it is the uid.
 */
export function siteName({ meta, uid }: { meta: { title: string }; uid: string }): string {
  return meta.title.split('|')[0]?.trim() || uid
}

/**
 * Returns a site's name for use in sentences: the part of the title before `|`, as in `Walk the Tideline | Tideline Trust`.
 * Without a title, it is the uid.
 */
export function getSiteName({ meta, uid }: { meta: { title: string }; uid: string }): string {
  return meta.title.split('|')[0]?.trim() || uid
}

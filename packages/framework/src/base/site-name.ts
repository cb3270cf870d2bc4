/**
 * Returns a site's name for use in sentences: the part of its title before `|`, as in `Walk the Tideline | Tideline Trust`.
 * The UID if there is no title.
 */
export function getSiteName({ meta, uid }: { meta: { title: string }; uid: string }): string {
  return meta.title.split('|')[0]?.trim() || uid
}

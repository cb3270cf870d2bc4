/**
 * What a site is called in a sentence: of a title such as `Walk the Tideline | Tideline Trust` the part before the bar.
 * A site without a title is called by its uid.
 */
export function siteName({ meta, uid }: { meta: { title: string }; uid: string }): string {
  return meta.title.split('|')[0]?.trim() || uid
}

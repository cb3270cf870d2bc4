import { type PageSlice, tagSlug } from '@milepost/content'

/** What a form is known by on its page: its anchor, or the names of its fields. */
export function formId({ primary, items }: Extract<PageSlice, { type: 'form' }>): string {
  const names = items.map(({ name }) => tagSlug(name)).join('-')
  return primary.anchor ?? `form-${names}`.slice(0, 60)
}

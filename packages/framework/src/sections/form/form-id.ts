import { type PageSlice, tagSlug } from '@milepost/content'

/** How a form is told from others of its page: by its anchor, or by the names of its fields. */
export function formId({ primary, items }: Extract<PageSlice, { type: 'form' }>): string {
  const names = items.map(({ name }) => tagSlug(name)).join('-')
  return primary.anchor ?? `form-${names}`.slice(0, 60)
}

import { tagSlug } from '@milepost/content'
import type { SliceOf } from '../slices/slice-scope.ts'

/** What a form is known by on its page: its anchor, or the names of its fields. */
export function formId({ primary, items }: SliceOf<'form'>): string {
  const names = items.map(({ name }) => tagSlug(name)).join('-')
  return primary.anchor ?? `form-${names}`.slice(0, 60)
}

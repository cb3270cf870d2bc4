import * as v from 'valibot'
import { choice } from '../fields/choice.ts'
import { field, refuse, Refusal } from '../fields/field.ts'
import { describeValue } from '../fields/describe-value.ts'
import { group } from '../fields/group.ts'

const anchor = field((value): string | undefined | Refusal => {
  if (value === null) return undefined
  return typeof value === 'string' && /^[a-z][\w-]{0,60}$/i.test(value)
    ? value
    : refuse('a letter followed by letters, digits, - or _', value)
})

/** What every page slice may say about itself. */
export const commonEntries = {
  background: choice(['none', 'tint', 'primary', 'dark'], 'none'),
  /** The id that `#links` lead to. */
  anchor,
}

/**
 * The schema of one page slice, as deserialised from the content service.
 *
 * @param type - the slice's `slice_type`
 * @param primary - its fields; `background` and `anchor` are added
 * @param item - the fields of each of its items
 */
export function sliceSchema<
  const Type extends string,
  Primary extends v.ObjectEntries,
  Item extends v.ObjectEntries,
>(type: Type, primary: Primary, item: Item) {
  return v.object({
    type: v.literal(type),
    label: v.nullable(v.string()),
    primary: group({ ...commonEntries, ...primary }),
    items: v.array(group(item), (issue) => `expected a list, found ${describeValue(issue.input)}`),
  })
}

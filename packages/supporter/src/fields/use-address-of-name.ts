import type { Form } from '@milepost/forms'
import { useEffect } from 'react'
import { slugOf } from './slug-of.ts'

/** Until the user edits the slug, it follows the name. The form's fields are `slug` and `name`. */
export function useAddressOfName(
  form: Pick<Form, 'getValue' | 'setValue' | 'subscribe'>,
  {
    longest,
    fixedName,
  }: {
    /** Characters. */
    longest: number
    /** Name for the slug if the form has no name field. */
    fixedName?: string | undefined
  },
): void {
  useEffect(() => {
    const named = () => {
      const typed = form.getValue('name')
      return slugOf(fixedName ?? (typeof typed === 'string' ? typed : ''), longest)
    }
    let own = named()
    if (form.getValue('slug') === '' && own !== '') form.setValue('slug', own)
    return form.subscribe(() => {
      const [typed, next] = [form.getValue('slug'), named()]
      if ((typed === own || typed === '') && next !== own) {
        own = next
        form.setValue('slug', next)
      }
    })
  }, [form, longest, fixedName])
}

import type { Form } from '@milepost/forms'
import { useEffect } from 'react'
import { slugify } from './slugify.ts'

/** Derives the field `slug` from the field `name` until the user edits the slug. */
export function useSlugFromName(
  form: Pick<Form, 'getValue' | 'setValue' | 'subscribe'>,
  {
    longest,
    fixedName,
  }: {
    /** Maximum length, in characters. */
    longest: number
    /** Name to use if the form has no field `name`. */
    fixedName?: string | undefined
  },
): void {
  useEffect(() => {
    const named = () => {
      const typed = form.getValue('name')
      return slugify(fixedName ?? (typeof typed === 'string' ? typed : ''), longest)
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

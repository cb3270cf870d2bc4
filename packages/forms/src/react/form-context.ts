import { createContext, use } from 'react'
import type { Form } from '../index.ts'

export const FormContext = createContext<Form | undefined>(undefined)

/**
 * The form that surrounds a component.
 *
 * @throws Error outside a `<Form>`
 */
export function useFormContext(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('A field is outside its form: put it inside <Form form={…}>')
  return form
}

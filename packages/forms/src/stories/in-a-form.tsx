import type { ReactNode } from 'react'
import type { FormValues, Rules } from '../index.ts'
import { Form, useForm } from '../react/index.ts'

interface InAFormProps {
  initial?: FormValues | undefined
  rules?: Readonly<Record<string, Rules>> | undefined
  children: ReactNode
}

/** For stories: a form around a field. */
export function InAForm({ initial = { field: '' }, rules = {}, children }: InAFormProps) {
  const form = useForm({ initial, rules })
  return (
    <Form
      form={form}
      onSubmit={() => undefined}
      style={{ display: 'grid', gap: '1.25rem', maxWidth: '30rem' }}
    >
      {children}
    </Form>
  )
}

import type { ExampleForm } from '@milepost/presets/component-page'
import { useEffect, type ReactNode } from 'react'
import type { FormValues, Rules } from '../index.ts'
import { Form, useForm } from '../react/index.ts'

interface InAFormProps extends Pick<ExampleForm, 'typed' | 'isLeft' | 'serverErrors'> {
  initial?: FormValues | undefined
  rules?: Readonly<Record<string, Rules>> | undefined
  children: ReactNode
}

/** For stories: a form around a field, as far as somebody has got with it. */
export function InAForm({
  initial = { field: '' },
  rules = {},
  typed,
  isLeft,
  serverErrors,
  children,
}: InAFormProps) {
  const form = useForm({ initial, rules })
  // After the fields, which bring rules of their own.
  useEffect(() => {
    for (const [name, value] of Object.entries(typed ?? {})) form.setValue(name, value)
    if (isLeft) for (const name of form.names) form.leave(name)
    if (serverErrors) form.setErrors({ errors: serverErrors })
  }, [form, typed, isLeft, serverErrors])
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

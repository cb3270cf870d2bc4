import { describe, expect, it } from 'vitest'
import type { ComponentPage } from './component-page.ts'
import { exampleModule } from './example-module.ts'

const page: ComponentPage = {
  name: 'SlugField',
  entry: '@milepost/forms/fields',
  status: 'stable',
  since: '0.1.0',
  summary: '',
  useFor: [],
  notFor: [],
  anatomy: [],
  keyboard: [],
  accessibility: [],
  messages: [],
  related: [],
  functions: { check: { name: 'isFree', code: 'const isFree = async () => true' } },
}

describe('exampleModule', () => {
  it('writes imports, functions, form and field', () => {
    const code = exampleModule(page, {
      args: { name: 'slug', label: "Ada's page", check: async () => true, disabled: false },
      form: { initial: { slug: '' }, rules: { slug: [['required', "Say it, don't"], ['slug']] } },
    })
    expect(code).toBe(`import { SlugField, SubmitButton } from '@milepost/forms/fields'
import { Form, useForm } from '@milepost/forms/react'
import { required, slug } from '@milepost/forms/validators'

const isFree = async () => true

export function Example() {
  const form = useForm({
    initial: { slug: '' },
    rules: { slug: [required("Say it, don't"), slug()] },
  })
  return (
    <Form form={form} method="post">
      <SlugField name="slug" label="Ada's page" check={isFree} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}
`)
  })

  it('writes a component without a form, its switches and its objects', () => {
    const args = { label: 'Say "yes"', disabled: true, sizes: [1, 2], words: { yes: 'Yes' } }
    expect(exampleModule({ ...page, name: 'Box', entry: '@milepost/ui' }, { args }))
      .toBe(`import { Box } from '@milepost/ui'

export function Example() {
  return <Box label={'Say "yes"'} disabled sizes={[1, 2]} words={{ yes: 'Yes' }} />
}
`)
  })

  it('leaves out what is off, empty or not declared', () => {
    const args = { hint: '', prefix: undefined, onBlur: () => undefined, label: 'Name' }
    expect(exampleModule({ ...page, name: 'Box' }, { args })).toContain('<Box label="Name" />')
  })
})

import * as v from 'valibot'
import { describe, expectTypeOf, it } from 'vitest'
import { createForm, parseNumber, type Form } from './index.ts'
import type { Form as FormComponent } from './react/index.ts'
import { email, formSchema, required, type StandardSchemaV1 } from './validators/index.ts'

describe('a form', () => {
  const form = createForm({
    initial: { name: '', target: '', agree: false, tags: [] as readonly string[] },
    rules: { name: required(), target: v.string() },
    parse: { target: parseNumber },
  })

  it('infers its values from initial values and parsers', () => {
    expectTypeOf(form.getValues()).toEqualTypeOf<{
      readonly name: string
      readonly target: string | number | undefined
      readonly agree: boolean
      readonly tags: readonly string[]
    }>()
  })

  it('rejects unknown field names', () => {
    expectTypeOf<Parameters<(typeof form)['setValue']>[0]>().toEqualTypeOf<
      'name' | 'target' | 'agree' | 'tags'
    >()
    // @ts-expect-error there is no such field
    form.setValue('nmae', '')
    // @ts-expect-error rules are for fields that there are
    createForm({ initial: { name: '' }, rules: { nmae: required() } })
    // @ts-expect-error a rule is a function or a schema
    createForm({ initial: { name: '' }, rules: { name: 'required' } })
  })

  it('passes typed values to onSubmit', () => {
    type Props = Parameters<typeof FormComponent<{ readonly name: string }>>[0]
    type Receiver = NonNullable<Props['onSubmit']>
    expectTypeOf<Receiver>().parameter(0).toEqualTypeOf<{ readonly name: string }>()
    expectTypeOf<Props['form']>().toEqualTypeOf<Form<{ readonly name: string }>>()
  })
})

describe('validators', () => {
  it('are Standard Schemas', () => {
    expectTypeOf(email()).toExtend<StandardSchemaV1>()
    expectTypeOf(formSchema({ name: required() })).toExtend<StandardSchemaV1>()
  })
  it("accept only the form's field names", () => {
    const schema = formSchema({ name: required(), email: [required(), email()] })
    expectTypeOf(schema({})).toEqualTypeOf<{ readonly name?: string; readonly email?: string }>()
  })
})

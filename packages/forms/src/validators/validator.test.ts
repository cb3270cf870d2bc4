// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  allOf,
  containsField,
  doesNotContainField,
  doesNotEqualField,
  email,
  equalsField,
  formSchema,
  required,
  toValidator,
} from './index.ts'

describe('rules together', () => {
  it('return the first error', () => {
    const rule = allOf(required('Say it'), email('Not like this'))
    expect(rule('')).toBe('Say it')
    expect(rule('x')).toBe('Not like this')
    expect(rule('ada@example.org')).toBeUndefined()
  })

  it('combine isRequired and dependsOn', () => {
    const rule = allOf(allOf(required()), equalsField('password'))
    expect(rule.isRequired).toBe(true)
    expect(rule.dependsOn).toEqual(['password'])
    expect(toValidator(undefined).isRequired).toBe(false)
    expect(toValidator(undefined)('')).toBeUndefined()
  })

  it.each([equalsField, doesNotEqualField, containsField, doesNotContainField])(
    'depend on the field that they compare with',
    (rule) => expect(rule('password').dependsOn).toEqual(['password']),
  )

  it('pass all values to each rule, and take dependsOn from validators only', () => {
    const rule = toValidator([equalsField('a', 'No'), (value) => (value === 1 ? 'One' : undefined)])
    expect(rule(1, { a: 2 })).toBe('No')
    expect(rule(1, { a: 1 })).toBe('One')
    expect(rule(2, { a: 2 })).toBeUndefined()
    expect([rule.isRequired, rule.dependsOn]).toEqual([false, ['a']])
  })
})

describe('Standard Schema', () => {
  it('is implemented by every validator', () => {
    const standard = email()['~standard']
    expect(standard).toMatchObject({ version: 1, vendor: 'milepost' })
    expect(standard.validate('x')).toEqual({ issues: [{ message: 'Please enter a valid email' }] })
    expect(standard.validate('ada@example.org')).toEqual({ value: 'ada@example.org' })
  })

  it('of another library works as a rule', () => {
    const rule = allOf(required(), v.pipe(v.string(), v.maxLength(3, 'Too long')))
    expect(rule('abcd')).toBe('Too long')
    expect(rule('abc')).toBeUndefined()
    expect(rule('')).toBe('This field is required')
  })

  it('without issues accepts the value', () => {
    const validate = () => ({ issues: [] })
    const rule = toValidator({ '~standard': { version: 1, vendor: 'other', validate } })
    expect(rule('x')).toBeUndefined()
  })

  it('that is asynchronous throws when it is used', () => {
    const rule = toValidator(
      v.pipeAsync(
        v.string(),
        v.checkAsync(async () => true),
      ),
    )
    expect(() => rule('x')).toThrow(new TypeError('A field needs a synchronous schema'))
  })
})

describe('formSchema', () => {
  const schema = formSchema({
    email: [required(), email()],
    password: required(),
    again: equalsField('password'),
  })

  it('returns errors by field', () => {
    expect(schema({ email: 'x', password: 'a', again: 'b' })).toEqual({
      email: 'Please enter a valid email',
      again: 'Field must be equal to password',
    })
    expect(schema({ email: 'ada@example.org', password: 'a', again: 'a' })).toEqual({})
  })

  it('is a Standard Schema with a path for each issue', () => {
    expect(schema['~standard'].validate({ email: 'x', password: 'a' })).toEqual({
      issues: [{ message: 'Please enter a valid email', path: ['email'] }],
    })
    const values = { email: 'ada@example.org', password: 'a', again: 'a' }
    expect(schema['~standard'].validate(values)).toEqual({ value: values })
  })

  it.each([[null], [undefined], ['text'], [7], [[]]])('treats %j as an empty form', (values) => {
    expect(schema(values)).toEqual({
      email: 'This field is required',
      password: 'This field is required',
    })
  })

  it('ignores inherited properties', () => {
    const inherited = Object.create({ password: 'inherited' })
    expect(schema(inherited).password).toBe('This field is required')
  })
})

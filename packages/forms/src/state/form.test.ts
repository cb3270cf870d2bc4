// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { email, equalsField, greaterThan, number, required } from '../validators/index.ts'
import { createForm, type Refusal } from './form.ts'
import { parseNumber } from './parsers.ts'

function signUp() {
  return createForm({
    initial: { email: '', password: '', again: '', target: '' },
    rules: {
      email: [required(), email()],
      password: required(),
      again: equalsField('password'),
      target: [number(), greaterThan(10)],
    },
    parse: { target: parseNumber },
  })
}

const fine = { email: 'ada@example.org', password: 'x', again: 'x', target: '20' }

describe('a field', () => {
  it('is validated when left, and from then on at every change', () => {
    const form = signUp()
    form.receive('email', 'a')
    expect(form.getField('email')).toEqual({ error: undefined, isRequired: true })
    form.leave('email')
    expect(form.getField('email').error).toBe('Please enter a valid email')
    form.receive('email', 'ada@example.org')
    expect(form.getField('email').error).toBeUndefined()
    form.receive('email', '')
    expect(form.getField('email').error).toBe('This field is required')
  })

  it('keeps its state object while the error is the same', () => {
    const form = signUp()
    form.leave('email')
    const before = form.getField('email')
    form.receive('email', ' ')
    form.receive('password', 'x')
    expect(form.getField('email')).toBe(before)
  })

  it('is validated again when a field that it depends on changes', () => {
    const form = signUp()
    form.takeOver({ password: 'x', again: 'x' })
    form.leave('again')
    form.receive('password', 'y')
    expect(form.getField('again').error).toBe('Field must be equal to password')
  })

  it('is parsed before validation', () => {
    const form = signUp()
    form.receive('target', '9')
    form.leave('target')
    expect(form.getField('target').error).toBe('Number must be greater than 10')
    form.receive('target', 'ten')
    expect(form.getField('target').error).toBe('Must be a number')
    form.receive('target', '12.5')
    expect(form.getValues().target).toBe(12.5)
  })

  it('accepts an additional rule until it is removed', () => {
    const form = signUp()
    form.receive('password', 'abc')
    const remove = form.addRule('password', () => 'Not this one')
    form.leave('password')
    expect(form.getField('password').error).toBe('Not this one')
    remove()
    form.leave('password')
    expect(form.getField('password').error).toBeUndefined()
  })

  it.each(['__proto__', 'constructor', 'nothing', ''])('called %j is ignored', (name) => {
    const form = signUp()
    form.receive(name, 'x')
    form.leave(name)
    form.setErrors({ errors: { constructor: 'Odd' } })
    expect(form.getField(name)).toEqual({ error: undefined, isRequired: false })
    expect(form.getStatus()).toMatchObject({ isDirty: false, formErrors: ['Odd'] })
  })
})

describe('errors of a server', () => {
  it('are shown until the field changes', () => {
    const form = signUp()
    form.takeOver(fine)
    form.setErrors({ errors: { email: 'Already registered' } })
    expect(form.getField('email').error).toBe('Already registered')
    form.leave('email')
    expect(form.getField('email').error).toBe('Already registered')
    form.receive('password', 'y')
    expect(form.getField('email').error).toBe('Already registered')
    form.receive('email', 'bob@example.org')
    expect(form.getField('email').error).toBeUndefined()
  })

  it("are replaced by the rules' errors after a change, even in an untouched field", () => {
    const form = signUp()
    form.setErrors({ errors: { email: 'Already registered' } })
    form.receive('email', 'x')
    expect(form.getField('email').error).toBeUndefined()
    form.leave('email')
    expect(form.getField('email').error).toBe('Please enter a valid email')
  })

  it('of unknown fields become form errors', () => {
    const form = signUp()
    form.setErrors({ errors: { captcha: 'Try again' }, formErrors: ['Closed'] })
    expect(form.getStatus().formErrors).toEqual(['Closed', 'Try again'])
  })
})

describe('sending', () => {
  it('does not happen while a field is invalid', async () => {
    const form = signUp()
    const send = vi.fn()
    expect(await form.submit(send)).toEqual({
      status: 'invalid',
      errors: { email: 'This field is required', password: 'This field is required' },
    })
    expect(send).not.toHaveBeenCalled()
    expect(form.getStatus()).toMatchObject({ attempts: 1, isSubmitting: false })
  })

  it('passes the parsed values once', async () => {
    const form = signUp()
    form.takeOver(fine)
    const answers: (() => void)[] = []
    const send = vi.fn(() => new Promise<void>((resolve) => void answers.push(resolve)))
    const first = form.submit(send)
    expect(form.getStatus().isSubmitting).toBe(true)
    expect(await form.submit(send)).toEqual({ status: 'ignored' })
    answers[0]?.()
    expect(await first).toEqual({ status: 'submitted' })
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...fine, target: 20 })
    expect(form.getStatus()).toMatchObject({ isSubmitted: true, isDirty: false })
    expect(await form.submit(send)).toEqual({ status: 'ignored' })
    form.receive('target', '30')
    void form.submit(send)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('is ignored until the first submission has ended, even after a reset', async () => {
    const form = signUp()
    form.takeOver(fine)
    let accept = () => undefined as void
    const first = form.submit(() => new Promise<void>((resolve) => void (accept = resolve)))
    form.reset()
    form.takeOver(fine)
    const send = vi.fn()
    expect(await form.submit(send)).toEqual({ status: 'ignored' })
    accept()
    expect(await first).toEqual({ status: 'submitted' })
    expect(await form.submit(send)).toEqual({ status: 'submitted' })
    expect(send).toHaveBeenCalledOnce()
  })

  it.each([
    ['accepted', undefined, 'submitted'],
    ['refused', { errors: { email: 'Already registered' }, formErrors: ['Closed'] }, 'refused'],
  ])(
    'does not change a form that was reset before the submission was %s',
    async (_, refusal, end) => {
      const form = signUp()
      form.takeOver(fine)
      let answer: (refusal: Refusal | undefined) => void = () => undefined
      const submission = form.submit(
        () => new Promise<Refusal | undefined>((resolve) => void (answer = resolve)),
      )
      form.reset()
      answer(refusal)
      expect(await submission).toEqual({ status: end })
      expect(form.getField('email').error).toBeUndefined()
      expect(form.getStatus()).toEqual({
        isDirty: false,
        isSubmitting: false,
        isSubmitted: false,
        attempts: 0,
        formErrors: [],
      })
    },
  )

  it('rethrows a failure and can be tried again', async () => {
    const form = signUp()
    form.takeOver(fine)
    await expect(form.submit(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
    expect(form.getStatus()).toMatchObject({ isSubmitting: false, isSubmitted: false })
    expect(await form.submit(() => undefined)).toEqual({ status: 'submitted' })
  })

  it.each([
    [{ formErrors: ['Closed'] }, 'refused'],
    [{ errors: { email: 'Already registered', password: undefined } }, 'refused'],
    [{ errors: { email: '' }, formErrors: [] }, 'submitted'],
    [{ errors: {} }, 'submitted'],
    [{ formErrors: [] }, 'submitted'],
    [{}, 'submitted'],
  ])('treats %j as %s', async (answer, status) => {
    const form = signUp()
    form.takeOver(fine)
    expect(await form.submit(() => answer)).toEqual({ status })
    expect(form.getStatus().isSubmitted).toBe(status === 'submitted')
  })

  it('notifies listeners when it starts and ends', async () => {
    const form = signUp()
    form.takeOver(fine)
    const told: boolean[] = []
    const stop = form.subscribe(() => told.push(form.getStatus().isSubmitting))
    await form.submit(() => {
      expect(told.at(-1)).toBe(true)
    })
    expect(told.at(-1)).toBe(false)
    stop()
    form.receive('target', '30')
    expect(told.at(-1)).toBe(false)
  })

  it('does not validate unmounted fields', async () => {
    const form = signUp()
    form.takeOver({ ...fine, password: '', again: '' })
    expect(await form.submit(() => undefined, ['email', 'target'])).toEqual({ status: 'submitted' })
  })

  it('stays dirty if the user types meanwhile', async () => {
    const form = signUp()
    form.takeOver(fine)
    await form.submit(async () => form.receive('target', '99'))
    expect(form.getStatus()).toMatchObject({ isDirty: true, isSubmitted: false })
  })
})

describe('unsaved work', () => {
  it('is any difference from the initial values, comparing lists by item', () => {
    const form = createForm({ initial: { tags: ['a'] as readonly string[], name: '' } })
    form.receive('tags', ['a'])
    expect(form.getStatus().isDirty).toBe(false)
    form.receive('tags', ['a', 'b'])
    expect(form.getStatus().isDirty).toBe(true)
    form.receive('tags', ['a'])
    expect(form.getStatus().isDirty).toBe(false)
    form.receive('tags', ['b'])
    expect(form.getStatus().isDirty).toBe(true)
  })

  it('is discarded by a reset, with errors and values', () => {
    const form = signUp()
    form.receive('email', 'x')
    form.leave('email')
    const write = vi.fn<(name: string, value: unknown) => void>()
    form.attach({ write })
    form.reset({ email: 'ada@example.org' })
    expect(form.getValue('email')).toBe('ada@example.org')
    expect([form.getField('email').error, form.getStatus().isDirty]).toEqual([undefined, false])
    expect(write).toHaveBeenCalledWith('email', 'ada@example.org')
  })

  it('is untouched and without server errors after a reset, and listeners are notified', () => {
    const form = signUp()
    form.leave('password')
    form.setErrors({ errors: { email: 'Already registered' } })
    const listener = vi.fn()
    form.subscribe(listener)
    form.reset()
    expect(listener).toHaveBeenCalledOnce()
    form.receive('password', 'abc')
    form.receive('password', '')
    form.receive('email', 'x')
    expect(form.getField('password').error ?? form.getField('email').error).toBeUndefined()
    form.reset()
    form.setErrors({ errors: { email: 'Already registered' } })
    form.reset()
    form.leave('email')
    expect(form.getField('email').error).toBe('This field is required')
  })
})

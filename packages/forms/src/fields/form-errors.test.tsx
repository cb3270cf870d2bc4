import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createForm } from '../index.ts'
import { Form } from '../react/index.ts'
import { required } from '../validators/index.ts'
import { FormErrors, FormErrorSummary, RadioField, SubmitButton, TextField } from './index.ts'

const start = () =>
  createForm({
    initial: { name: '', town: '', how: '' },
    rules: { name: required(), town: required(), how: required() },
  })

const form = (state = start()) => (
  <Form form={state} onSubmit={() => undefined}>
    <FormErrorSummary />
    <TextField name="town" label="Town" />
    <TextField name="name" label="Name" />
    <RadioField
      name="how"
      label="How"
      choices={[
        { value: 'a', label: 'Alone' },
        { value: 'b', label: 'Both' },
      ]}
    />
    <FormErrors />
    <SubmitButton>Send</SubmitButton>
  </Form>
)

beforeEach(() => void (document.title = 'Sign up'))
afterEach(() => document.querySelector('title')?.remove())

describe('FormErrorSummary', () => {
  it('lists the fields by label in document order, and takes the focus', async () => {
    const user = userEvent.setup()
    render(form())
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Town: This field is required',
      'Name: This field is required',
      'How: This field is required',
    ])
    await user.click(screen.getByRole('link', { name: /^Name/ }))
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await user.click(screen.getByRole('link', { name: /^How/ }))
    expect(screen.getByRole('radio', { name: 'Alone' })).toHaveFocus()
  })

  it('lists the right fields if one is corrected while another one becomes invalid', async () => {
    const user = userEvent.setup()
    const state = start()
    render(form(state))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    act(() => state.setValue('name', 'Ada'))
    const links = () => screen.getAllByRole('link').map((link) => link.textContent)
    expect(links()).toEqual(['Town: This field is required', 'How: This field is required'])
    act(() => {
      state.setValue('name', '')
      state.setValue('town', 'Bude')
    })
    expect(links()).toEqual(['Name: This field is required', 'How: This field is required'])
  })

  it('removes corrected fields, and is not shown for a single error', async () => {
    const user = userEvent.setup()
    render(form())
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await user.type(screen.getByRole('textbox', { name: 'Town' }), 'Bude')
    expect(screen.queryByRole('link', { name: /^Town/ })).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('radio', { name: 'Alone' })).toHaveFocus()
  })

  it('prefixes the document title until the errors are corrected', async () => {
    const user = userEvent.setup()
    const { unmount } = render(
      <>
        {form()}
        <Form
          form={createForm({ initial: { other: 'x' } })}
          onSubmit={() => ({ formErrors: ['Closed'] })}
        >
          <FormErrorSummary />
          <TextField name="other" label="Other" />
          <SubmitButton>Try</SubmitButton>
        </Form>
      </>,
    )
    expect(document.title).toBe('Sign up')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await user.click(screen.getByRole('button', { name: 'Try' }))
    expect(document.title).toBe('Error: Sign up')
    await user.type(screen.getByRole('textbox', { name: 'Town' }), 'Bude')
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada')
    await user.click(screen.getByRole('radio', { name: 'Alone' }))
    expect(document.title).toBe('Error: Sign up')
    unmount()
    expect(document.title).toBe('Sign up')
  })
})

it('FormErrors shows an error once if the server sends it for two unknown fields', () => {
  const form = createForm({ initial: { name: '' } })
  form.setErrors({ errors: { one: 'Try again', other: 'Try again' } })
  render(
    <Form form={form}>
      <FormErrors />
    </Form>,
  )
  expect(screen.getAllByText('Try again')).toHaveLength(1)
})

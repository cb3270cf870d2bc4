import { render, screen } from '@testing-library/react'
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

const form = () => (
  <Form form={start()} onSubmit={() => undefined}>
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

describe('the summary of errors', () => {
  it('lists the fields in their order on the screen by their labels, and takes the focus', async () => {
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

  it('lets go of what is right, and leaves one alone to its field', async () => {
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

  it('says in the title that something is wrong, until it is right', async () => {
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

import { translatePage } from '@milepost/config/translate-page'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import {
  CheckboxesField,
  CheckboxField,
  FormErrors,
  RadioField,
  SelectField,
  SubmitButton,
  TextareaField,
  TextField,
} from '../fields/index.ts'
import { createForm, type Form as FormState, type Refusal } from '../index.ts'
import { email, required } from '../validators/index.ts'
import { Form, useUnsavedWarning } from './index.ts'

function signUp() {
  return createForm({
    initial: { name: '', email: '' },
    rules: { name: required(), email: [required(), email()] },
  })
}

const twoFields = (
  <>
    <TextField name="name" label="Name" />
    <TextField name="email" label="Email" />
    <FormErrors />
    <SubmitButton>Send</SubmitButton>
  </>
)

/** Renders the filled-in form with the focus in its last field. */
async function showFilled(onSubmit: () => Refusal | Promise<Refusal>) {
  const user = userEvent.setup()
  render(
    <Form form={signUp()} onSubmit={onSubmit}>
      {twoFields}
    </Form>,
  )
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.org')
  return user
}

describe('a form', () => {
  it('submits on a page translated by the browser', async () => {
    const user = userEvent.setup()
    const onSubmit = vi.fn<() => Promise<void>>(() => new Promise(() => undefined))
    const { container } = render(
      <Form
        form={createForm({ initial: { name: 'Ada', email: 'ada@example.org' } })}
        onSubmit={onSubmit}
      >
        {twoFields}
      </Form>,
    )
    translatePage(container)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: /Send/ })).toHaveAttribute('aria-busy', 'true')
  })

  it('delays errors while the pointer is down, so that no button moves', async () => {
    render(<Form form={signUp()}>{twoFields}</Form>)
    const field = screen.getByRole('textbox', { name: 'Name' })
    field.focus()
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Send' }))
    act(() => field.blur())
    expect(screen.queryByText('This field is required')).toBeNull()
    fireEvent.pointerUp(document)
    expect(await screen.findByText('This field is required')).toBeVisible()
  })

  it('ends the delay at the next key if pointerup is lost', async () => {
    const user = userEvent.setup()
    render(<Form form={signUp()}>{twoFields}</Form>)
    const field = screen.getByRole('textbox', { name: 'Name' })
    fireEvent.pointerDown(field)
    field.focus()
    await user.tab()
    expect(field).toHaveAccessibleDescription('This field is required')
  })

  it('shows and focuses an error of the server until the field changes', async () => {
    const user = await showFilled(() => ({ errors: { email: 'Already registered' } }))
    const field = screen.getByRole('textbox', { name: 'Email' })
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Already registered')).toBeVisible()
    expect(field).toHaveFocus()
    await user.type(field, 'x')
    expect(screen.queryByText('Already registered')).toBeNull()
  })

  it('submits once despite several clicks, and is busy meanwhile', async () => {
    const send = vi.fn(() => new Promise<Refusal>(() => undefined))
    const user = await showFilled(send)
    const button = screen.getByRole('button', { name: 'Send' })
    await user.dblClick(button)
    await user.click(button)
    expect(send).toHaveBeenCalledTimes(1)
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveFocus()
  })

  it('shows an error if submitting failed, and can be submitted again', async () => {
    const send = vi.fn(() => Promise.reject(new Error('offline')))
    const user = await showFilled(send)
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('keeps the text of one form out of another that replaces it', async () => {
    const [first, second] = [signUp(), signUp()]
    const { rerender } = render(<Form form={first}>{twoFields}</Form>)
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada')
    rerender(<Form form={second}>{twoFields}</Form>)
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    expect([first.getValue('name'), second.getValue('name')]).toEqual(['Ada', ''])
  })

  it('throws for a field outside a form', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<TextField name="x" label="X" />)).toThrow('must be inside')
    silence.mockRestore()
  })
})

describe('before hydration', () => {
  function page(
    form: FormState<{
      name: string
      how: string
      country: string
      agree: boolean
      story: string
      tags: readonly string[]
    }>,
  ) {
    return (
      <Form form={form} method="post" action="/here">
        <TextField name="name" label="Name" />
        <TextareaField name="story" label="Story" maxLength={200} />
        <RadioField
          name="how"
          label="How"
          choices={[
            { value: 'solo', label: 'Solo' },
            { value: 'team', label: 'Team' },
          ]}
        />
        <CheckboxesField name="tags" label="Tags" choices={[{ value: 'a', label: 'A' }]} />
        <SelectField name="country" label="Country">
          <option value="gb">UK</option>
          <option value="ie">Ireland</option>
        </SelectField>
        <CheckboxField name="agree" label="I agree" />
        <SubmitButton needsScript>Send</SubmitButton>
      </Form>
    )
  }
  const start = () =>
    createForm({
      initial: {
        name: '',
        story: '',
        how: 'solo',
        country: 'gb',
        agree: false,
        tags: [] as readonly string[],
      },
      rules: { name: required() },
    })

  it('is validated and submitted by the browser, and disables buttons that need the script', () => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(page(start()))
    expect(container.querySelector('form')).toHaveAttribute('action', '/here')
    expect(container.querySelector('form')).not.toHaveAttribute('novalidate')
    expect(container.querySelector('[name=name]')).toBeRequired()
    expect(container.querySelector('button')).toBeDisabled()
  })

  it('keeps text that was typed before', async () => {
    const form = start()
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(page(start()))
    const control = (selector: string) => container.querySelector<HTMLInputElement>(selector)!
    control('[name=name]').value = 'Ada'
    control('[name=story]').value = 'Far'
    control('[value=team]').checked = true
    control('[name=tags]').checked = true
    control('[name=country]').value = 'ie'
    control('[name=agree]').checked = true
    const onRecoverableError = vi.fn<(error: unknown) => void>()
    const root = await act(async () => hydrateRoot(container, page(form), { onRecoverableError }))
    expect(form.getValues()).toEqual({
      name: 'Ada',
      story: 'Far',
      how: 'team',
      country: 'ie',
      agree: true,
      tags: ['a'],
    })
    expect(control('[name=name]').value).toBe('Ada')
    expect(form.getStatus().isDirty).toBe(true)
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(container.querySelector('form')).toHaveAttribute('novalidate')
    expect(container.querySelector('button')).toBeEnabled()
    await act(async () => root.unmount())
    container.remove()
  })
})

describe('drawing', () => {
  const names = Array.from({ length: 12 }, (_, index) => `field${index}`)

  it('re-renders nothing while the user types, and one field when its validity changes', async () => {
    const user = userEvent.setup()
    const form = createForm({
      initial: Object.fromEntries(names.map((name) => [name, ''])),
      rules: Object.fromEntries(names.map((name) => [name, email()])),
    })
    const drawn: string[] = []
    const counted = (id: string, children: ReactNode) => (
      <Profiler key={id} id={id} onRender={(which) => void drawn.push(which)}>
        {children}
      </Profiler>
    )
    render(
      counted(
        'form',
        <Form form={form}>
          {names.map((name) => counted(name, <TextField name={name} label={name} />))}
        </Form>,
      ),
    )
    const field = screen.getByRole('textbox', { name: 'field3' })
    await user.type(field, 'a')
    drawn.length = 0
    await user.type(field, 'da')
    expect(drawn).toEqual([])

    await user.tab()
    await user.click(field)
    drawn.length = 0
    await user.type(field, '@')
    expect(drawn).toEqual([])
    await user.paste('example.org')
    // The form's profiler reports the same commit as the field's.
    expect(drawn).toEqual(['field3', 'form'])
  })
})

describe('unsaved work', () => {
  function leavePage() {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented ? 'asks' : 'lets go'
  }
  function Warning({ form }: { form: Pick<FormState, 'getStatus' | 'subscribe'> }) {
    useUnsavedWarning(form)
    return null
  }

  it('asks before leaving while there is some', async () => {
    const user = userEvent.setup()
    const form = createForm({ initial: { name: '' } })
    const { unmount } = render(
      <Form form={form} onSubmit={() => undefined}>
        <Warning form={form} />
        <TextField name="name" label="Name" />
        <SubmitButton>Save</SubmitButton>
      </Form>,
    )
    expect(leavePage()).toBe('lets go')
    await user.type(screen.getByRole('textbox'), 'Ada')
    expect(leavePage()).toBe('asks')
    await user.click(screen.getByRole('button'))
    expect(leavePage()).toBe('lets go')
    await user.type(screen.getByRole('textbox'), '!')
    unmount()
    expect(leavePage()).toBe('lets go')
  })

  describe('outside a form', () => {
    let mayLeave: () => boolean | Promise<boolean>
    function Work(props: { isDirty: boolean; confirm?: () => boolean | Promise<boolean> }) {
      mayLeave = useUnsavedWarning(props)
      return null
    }

    it("asks through the router with the application's dialog", async () => {
      const confirm = vi.fn(() => Promise.resolve(true))
      const { rerender } = render(<Work isDirty={false} confirm={confirm} />)
      expect(mayLeave()).toBe(true)
      expect(confirm).not.toHaveBeenCalled()
      rerender(<Work isDirty confirm={confirm} />)
      expect(await mayLeave()).toBe(true)
      rerender(<Work isDirty />)
      expect(mayLeave()).toBe(false)
    })
  })
})

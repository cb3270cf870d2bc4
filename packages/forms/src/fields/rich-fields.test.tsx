import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createForm, type Form as FormState, type FormValues } from '../index.ts'
import { Form } from '../react/index.ts'
import { required } from '../validators/index.ts'
import { RichTextField, SearchSelectField, SubmitButton, VideoLinkField } from './index.ts'

function show<Values extends FormValues>(form: FormState<Values>, children: ReactNode) {
  const user = userEvent.setup()
  const onSubmit = vi.fn()
  const result = render(
    <Form form={form} onSubmit={onSubmit}>
      {children}
      <SubmitButton>Save</SubmitButton>
    </Form>,
  )
  return { user, onSubmit, ...result }
}

const text = (value = '', isRequired = false) =>
  createForm({ initial: { field: value }, rules: isRequired ? { field: required() } : {} })

describe('RichTextField', () => {
  const loadSanitiser = async () => (html: string) => html.replaceAll(/<(\/?)h1>/g, '<$1p>')
  const field = (props: Partial<Parameters<typeof RichTextField>[0]> = {}) => (
    <RichTextField name="field" label="Story" loadSanitiser={loadSanitiser} {...props} />
  )
  const editor = async () => {
    await screen.findByRole('toolbar')
    const surface = screen.getByRole('textbox', { name: 'Story' })
    // The toolbar is drawn before the editor takes the surface over.
    await waitFor(() => expect(surface).toHaveAttribute('contenteditable', 'true'))
    return surface
  }
  /** Stands for typing, which the simulated browser cannot do in formatted text. */
  const write = (surface: HTMLElement, html: string) => {
    surface.innerHTML = html
  }

  it('gives the form what the sanitiser let pass', async () => {
    const form = text('<p>One</p>')
    show(form, field())
    const surface = await editor()
    expect(surface).toHaveTextContent('One')
    expect(form.getStatus().isDirty).toBe(false)
    write(surface, '<h1>Two</h1>')
    await waitFor(() => expect(form.getValue('field')).toBe('<p>Two</p>'))
    expect(form.getStatus().isDirty).toBe(true)
  })

  it('takes the editor’s own way of writing markup for no change', async () => {
    const form = text('<p>One<br></p>')
    show(form, field())
    const surface = await editor()
    expect(form.getStatus().isDirty).toBe(false)
    write(surface, '<p>Two</p>')
    await waitFor(() => expect(form.getStatus().isDirty).toBe(true))
    write(surface, '<p>One</p>')
    await waitFor(() => expect(form.getStatus().isDirty).toBe(false))
    expect(form.getValue('field')).toBe('<p>One<br></p>')
  })

  it('shows a counter of what remains when maxLength is set, and counts no tags [S2.70]', async () => {
    show(text(), field({ maxLength: 20 }))
    expect(screen.getByText('20 characters remaining')).toBeVisible()
    write(await editor(), '<p><b>Fish</b> &amp; chips</p>')
    expect(await screen.findByText('8 characters remaining')).toBeVisible()
  })

  it('refuses text that is too long, by its text alone', async () => {
    const form = text()
    const { user, onSubmit } = show(form, field({ maxLength: 4 }))
    const surface = await editor()
    write(surface, '<p>Three</p>')
    await waitFor(() => expect(form.getValue('field')).toBe('<p>Three</p>'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(surface).toHaveAccessibleDescription(/Please shorten this to 4 characters/)
    expect(surface).toHaveFocus()
    write(surface, '<p>Four</p>')
    await waitFor(() => expect(surface).toBeValid())
  })

  it('is refused when it is required and left without text', async () => {
    const { user } = show(text('', true), field())
    const surface = await editor()
    expect(screen.getByTitle('Required field')).toBeVisible()
    surface.focus()
    await user.tab()
    await waitFor(() => expect(surface).toHaveAccessibleDescription('This field is required'))
  })
})

describe('SearchSelectField', () => {
  const options = [
    { value: 'gb', label: 'United Kingdom' },
    { value: 'ie', label: 'Ireland' },
  ]
  const field = <SearchSelectField name="field" label="Country" options={options} />
  const combobox = () =>
    waitFor(() => {
      const input = screen.getByRole('combobox', { name: 'Country' })
      expect(input.tagName).toBe('INPUT')
      return input
    })

  it('gives the form the value of what was chosen', async () => {
    const form = text()
    const { user } = show(form, field)
    await user.type(await combobox(), 'irel{ArrowDown}{Enter}')
    expect([form.getValue('field'), form.getStatus().isDirty]).toEqual(['ie', true])
  })

  it('shows what the program sets, and goes back with the form', async () => {
    const form = text('gb')
    const { user } = show(form, field)
    const input = await combobox()
    expect(input).toHaveValue('United Kingdom')
    form.setValue('field', 'ie')
    await waitFor(() => expect(input).toHaveValue('Ireland'))
    form.reset()
    await waitFor(() => expect(input).toHaveValue('United Kingdom'))
    await user.clear(input)
    await user.tab()
    expect(form.getValue('field')).toBe('')
  })
})

describe('VideoLinkField', () => {
  it('writes an address the one usual way when it is left', async () => {
    const form = text()
    const { user } = show(form, <VideoLinkField name="field" label="Video" />)
    const field = screen.getByRole('textbox', { name: 'Video' })
    await user.type(field, 'youtu.be/dQw4w9WgXcQ?si=x')
    await user.tab()
    expect(field).toHaveValue('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    expect(form.getValue('field')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    expect(field).toBeValid()
  })

  it('refuses every other address, and lets an empty field pass', async () => {
    const { user } = show(text(), <VideoLinkField name="field" label="Video" />)
    const field = screen.getByRole('textbox', { name: 'Video' })
    await user.click(field)
    await user.tab()
    expect(field).toBeValid()
    await user.type(field, 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ')
    await user.tab()
    expect(field).toHaveAccessibleDescription(
      'Please enter the address of a YouTube or Vimeo video',
    )
  })
})

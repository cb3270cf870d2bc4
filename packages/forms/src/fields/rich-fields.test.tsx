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
    // The toolbar renders before the editor is attached.
    await waitFor(() => expect(surface).toHaveAttribute('contenteditable', 'true'))
    return surface
  }
  /** Simulates typing: jsdom does not support it in contenteditable elements. */
  const write = (surface: HTMLElement, html: string) => {
    surface.innerHTML = html
  }

  it("sets the form's value to sanitised HTML", async () => {
    const form = text('<p>One</p>')
    show(form, field())
    const surface = await editor()
    expect(surface).toHaveTextContent('One')
    expect(form.getStatus().isDirty).toBe(false)
    write(surface, '<h1>Two</h1>')
    await waitFor(() => expect(form.getValue('field')).toBe('<p>Two</p>'))
    expect(form.getStatus().isDirty).toBe(true)
  })

  it('is not dirty because the editor formats HTML differently', async () => {
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

  it('rejects text that is too long, without counting tags', async () => {
    const form = text()
    const { user, onSubmit } = show(form, field({ maxLength: 4 }))
    const surface = await editor()
    write(surface, '<p>Three</p>')
    await waitFor(() => expect(form.getValue('field')).toBe('<p>Three</p>'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(surface).toHaveAccessibleDescription(/Shorten this to 4 characters/)
    expect(surface).toHaveFocus()
    write(surface, '<p>Four</p>')
    await waitFor(() => expect(surface).toBeValid())
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

  it('shows values set by the application, and resets with the form', async () => {
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
  it('rejects other URLs and accepts an empty field', async () => {
    const { user } = show(text(), <VideoLinkField name="field" label="Video" />)
    const field = screen.getByRole('textbox', { name: 'Video' })
    await user.click(field)
    await user.tab()
    expect(field).toBeValid()
    await user.type(field, 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ')
    await user.tab()
    expect(field).toHaveAccessibleDescription('Enter the URL of a YouTube or Vimeo video')
  })
})

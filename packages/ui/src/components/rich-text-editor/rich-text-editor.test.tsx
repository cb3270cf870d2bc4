import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { normaliseLinkUrl, textToHtml } from './editor-surface.tsx'
import { RichTextEditor } from './rich-text-editor.tsx'

/** Fake sanitiser that marks its output. */
const loadSanitiser = async () => (html: string) => html.replaceAll('evil', 'good')
const never = () => new Promise<never>(() => undefined)

describe('RichTextEditor', () => {
  it('is a textarea before hydration', () => {
    const html = renderToString(
      <RichTextEditor label="Story" name="s" defaultValue="Hi" loadSanitiser={never} required />,
    )
    expect(html).toContain('<textarea')
    expect(html).not.toContain('role="textbox"')
    expect(html).toContain('name="s"')
  })

  async function ready(props: Partial<Parameters<typeof RichTextEditor>[0]> = {}) {
    const user = userEvent.setup()
    render(<RichTextEditor label="Story" name="story" loadSanitiser={loadSanitiser} {...props} />)
    const toolbar = await screen.findByRole('toolbar', { name: 'Formatting' })
    const text = screen.getByRole('textbox', { name: 'Story' })
    // Text written between rendering and listening would be lost.
    await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'true'))
    const control = document.querySelector('textarea')!
    return { user, toolbar, text, control }
  }

  it('is a labelled text box with a toolbar when loaded', async () => {
    const { text } = await ready({ hint: 'Why', error: 'Too short', required: true })
    expect(text).toHaveAttribute('aria-multiline', 'true')
    expect(text).toBeInvalid()
    expect(text).toBeRequired()
    expect(text).toHaveAccessibleDescription('Why Too short')
    expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'false')
  })

  it('cannot be edited while it is disabled', async () => {
    const editor = (disabled: boolean) => (
      <RichTextEditor label="Story" loadSanitiser={loadSanitiser} disabled={disabled} />
    )
    const { rerender } = render(editor(true))
    await screen.findByRole('toolbar')
    const text = screen.getByRole('textbox', { name: 'Story' })
    await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'false'))
    rerender(editor(false))
    expect(text).toHaveAttribute('contenteditable', 'true')
  })

  it('does not set a link at the Enter key that accepts composed text', async () => {
    const { user } = await ready()
    await user.click(screen.getByRole('button', { name: 'Link' }))
    const field = screen.getByRole('textbox', { name: 'Web address' })
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    expect(field).toBeValid()
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(field).toBeInvalid()
  })

  it('displays and returns only sanitised HTML', async () => {
    const { text, control } = await ready({ defaultValue: '<p>evil</p>' })
    expect(text).toHaveTextContent('good')
    text.innerHTML = '<p>evil messages</p>'
    await waitFor(() => expect(control).toHaveValue('<p>good messages</p>'))
  })

  it('dispatches input events for every change', async () => {
    const onInput = vi.fn()
    document.addEventListener('input', onInput, { once: true })
    const { text } = await ready()
    text.innerHTML = '<p>x</p>'
    await waitFor(() => expect(onInput).toHaveBeenCalled())
  })

  it('is empty without text', async () => {
    const { text, control } = await ready({ defaultValue: '<p>x</p>' })
    text.innerHTML = '<p><br>\u200B </p>'
    await waitFor(() => expect(control).toHaveValue(''))
  })

  it('follows its control when it is written or focused', async () => {
    const onFocus = vi.fn()
    const { text, control } = await ready({ defaultValue: '<p>x</p>', onFocus })
    control.value = '<p>new</p>'
    control.dispatchEvent(new Event('milepost-written'))
    expect(text).toHaveTextContent('new')
    control.focus()
    expect(text).toHaveFocus()
    expect(onFocus).toHaveBeenCalledOnce()
  })

  it('moves between tools by arrow keys, with a single tab stop', async () => {
    const { user } = await ready()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}{End}')
    expect(screen.getByRole('button', { name: 'Link' })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await user.keyboard('{ArrowLeft}{Home}')
    await user.tab()
    expect(screen.getByRole('textbox', { name: 'Story' })).toHaveFocus()
  })

  it('stays a textarea with a message if loading fails', async () => {
    render(
      <RichTextEditor
        label="Story"
        defaultValue="Words"
        loadSanitiser={() => Promise.reject(new Error('offline'))}
      />,
    )
    expect(await screen.findByRole('status')).toHaveTextContent(/couldn’t load/)
    expect(screen.getByRole('textbox', { name: 'Story' })).toHaveValue('Words')
  })
})

describe('normaliseLinkUrl', () => {
  it.each([
    ['example.org', 'https://example.org'],
    [' https://example.org/x?y#z ', 'https://example.org/x?y#z'],
    ['http://example.org', 'http://example.org'],
    ['ada@example.org', 'mailto:ada@example.org'],
    ['mailto:ada@example.org', 'mailto:ada@example.org'],
    ['/about', '/about'],
    ['#top', '#top'],
    ['?q=x', '?q=x'],
  ])('normalises %j to %j', (typed, address) => expect(normaliseLinkUrl(typed)).toBe(address))

  it.each([
    '',
    '  ',
    'two words',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    'nothing',
    'http://',
    'x'.repeat(10_000),
  ])('rejects %j', (typed) => expect(normaliseLinkUrl(typed)).toBeUndefined())
})

it.each([
  ['', ''],
  ['One', '<p>One</p>'],
  ['a < b & c\n\nd', '<p>a &lt; b &amp; c</p><p><br></p><p>d</p>'],
  ['<p>kept</p>', '<p>kept</p>'],
])('textToHtml makes %j into %j', (text, html) => expect(textToHtml(text)).toBe(html))

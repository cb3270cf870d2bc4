import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { writtenEvent } from '../rich-text-editor/follow-control.ts'
import { SearchSelect } from './search-select.tsx'
import { matchingOptions } from './search-combobox.tsx'

const options = [
  { value: 'ci', label: 'Côte d’Ivoire' },
  { value: 'ie', label: 'Ireland' },
  { value: 'gb', label: 'United Kingdom', note: 'Northern Ireland, Wales' },
]

describe('SearchSelect', () => {
  it('is a select, or a text input for a remote search, before hydration', () => {
    expect(
      renderToString(<SearchSelect label="Country" name="c" options={options} defaultValue="ie" />),
    ).toMatch(/<select[^>]* name="c".*<option[^>]* selected=""[^>]*>Ireland/)
    expect(
      renderToString(<SearchSelect label="Team" name="t" onSearch={async () => []} />),
    ).toMatch(/<input[^>]* name="t"/)
  })

  async function ready(props: Partial<Parameters<typeof SearchSelect>[0]> = {}) {
    const user = userEvent.setup()
    const { container } = render(
      <SearchSelect label="Country" name="c" options={options} {...props} />,
    )
    const input = await waitFor(() => {
      const combobox = screen.getByRole('combobox', { name: 'Country' })
      expect(combobox.tagName).toBe('INPUT')
      expect(combobox).toHaveAttribute('aria-autocomplete', 'list')
      return combobox
    })
    const control = container.querySelector<HTMLSelectElement>('[name=c]')!
    return { user, input, control }
  }

  it('leaves keys to an input method during composition', async () => {
    const { user, input, control } = await ready()
    await user.type(input, 'irel{ArrowDown}')
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    expect(control).toHaveValue('')
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(control).toHaveValue('ie')
  })

  it('searches, selects and clears by keyboard, and its control has the value', async () => {
    const { user, input, control } = await ready()
    await user.type(input, 'irel')
    expect(screen.getAllByRole('option')).toHaveLength(2)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(input).toHaveValue('Ireland')
    expect(control).toHaveValue('ie')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(control).toHaveValue('')
    expect(input).toHaveFocus()
  })

  it('removes unmatched text, and clears the selection of an empty field', async () => {
    const { user, input, control } = await ready({ defaultValue: 'gb' })
    await user.clear(input)
    await user.type(input, 'nowhere')
    expect(screen.getByText('Nothing found')).toBeVisible()
    await user.tab()
    expect(input).toHaveValue('United Kingdom')
    expect(control).toHaveValue('gb')
    await user.clear(input)
    await user.tab()
    expect(control).toHaveValue('')
  })

  it('follows its control when it is written or focused', async () => {
    const { input, control } = await ready()
    control.value = 'ie'
    control.dispatchEvent(new Event('milepost-written'))
    await waitFor(() => expect(input).toHaveValue('Ireland'))
    control.focus()
    expect(input).toHaveFocus()
  })

  it('has the name, description and states of a field', async () => {
    const { input } = await ready({ hint: 'Where', error: 'Choose one', required: true })
    expect(input).toHaveAccessibleDescription('Where Choose one')
    expect(input).toBeInvalid()
    expect(input).toBeRequired()
  })

  it('searches remotely with a debounce, and drops outdated results', async () => {
    const answers = new Map<string, (found: readonly { value: string; label: string }[]) => void>()
    const onSearch = vi.fn(
      (text: string) =>
        new Promise<readonly { value: string; label: string }[]>((resolve) => {
          answers.set(text, resolve)
        }),
    )
    const { user, input, control } = await ready({ options: undefined, onSearch, delayMs: 0 })
    await user.type(input, 'a')
    await waitFor(() => expect(answers.has('a')).toBe(true))
    await user.type(input, 'b')
    await waitFor(() => expect(answers.has('ab')).toBe(true))
    answers.get('ab')?.([{ value: '2', label: 'Abel' }])
    answers.get('a')?.([{ value: '1', label: 'Ada' }])
    await user.click(await screen.findByRole('option', { name: 'Abel' }))
    expect(control).toHaveValue('2')
    expect(screen.queryByText('Ada')).toBeNull()
  })

  it('shows an error if the search fails', async () => {
    const onSearch = () => Promise.reject(new Error('offline'))
    const { user, input } = await ready({ options: undefined, onSearch, delayMs: 0 })
    await user.type(input, 'a')
    expect(await screen.findByText(/isn’t working at the moment/)).toBeInTheDocument()
  })

  it('shows a value that was set between rendering and listening', async () => {
    const { container } = render(
      <SearchSelect label="Country" name="c" options={options} defaultValue="gb" />,
    )
    const seen = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (container.querySelector('input[role=combobox]') === null) return
        const control = container.querySelector<HTMLSelectElement>('[name=c]')!
        control.value = 'ie'
        control.dispatchEvent(new Event(writtenEvent))
        observer.disconnect()
        resolve()
      })
      observer.observe(container, { childList: true, subtree: true })
    })
    await seen
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Ireland'),
    )
  })
})

describe('matchingOptions', () => {
  const found = (text: string) => matchingOptions(options, text).map(({ value }) => value)
  it.each([
    ['', ['ci', 'ie', 'gb']],
    ['  ', ['ci', 'ie', 'gb']],
    ['cote d’i', ['ci']],
    ["CÔTE D'I", ['ci']],
    ['ireland', ['ie', 'gb']],
    ['wales united', ['gb']],
    ['.*', []],
    ['x'.repeat(10_000), []],
  ])('%j finds %j', (text, values) => expect(found(text)).toEqual(values))
})

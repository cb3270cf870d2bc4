import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Search } from './search.tsx'

const results = [
  { id: 'a', href: '#amara', label: 'Amara Okafor', note: 'Two Left Feet' },
  { id: 'b', href: '#bo', label: 'Bo' },
]
const nothing = () => undefined

/** Renders a search field and waits until downshift has loaded. */
async function renderSearch(props: Partial<ComponentProps<typeof Search>> = {}) {
  render(<Search label="Find" results={results} onSearch={nothing} {...props} />)
  const box = screen.getByRole('combobox', { name: 'Find' })
  await waitFor(() => expect(box).toHaveAttribute('aria-controls'))
  return box
}

describe('Search', () => {
  it('searches with a debounce and shows the results', async () => {
    const onSearch = vi.fn()
    const box = await renderSearch({ onSearch, delayMs: 1 })
    expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(box, 'a')
    await vi.waitFor(() => expect(onSearch).toHaveBeenCalledWith('a'))
    expect(box).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('listbox', { name: 'Results' })).toBeVisible()
    expect(screen.getAllByRole('option')).toHaveLength(2)
    expect(screen.getByRole('status')).toHaveTextContent('2 results')
  })

  it('highlights results with the arrow keys and follows one with Enter', async () => {
    const followed = vi.fn((event: Event) => event.preventDefault())
    const box = await renderSearch()
    await userEvent.type(box, 'a{ArrowDown}{ArrowDown}')
    const bo = screen.getByRole('option', { name: 'Bo' })
    expect(bo).toHaveAttribute('aria-selected', 'true')
    expect(box).toHaveAttribute('aria-activedescendant', bo.id)
    await userEvent.keyboard('{ArrowDown}')
    expect(box).toHaveAttribute('aria-activedescendant', '')
    bo.addEventListener('click', followed)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(followed).toHaveBeenCalledOnce()
    expect(box).toHaveFocus()
    expect(box).toHaveValue('a')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('leaves arrow keys to an input method during composition', async () => {
    const box = await renderSearch()
    await userEvent.type(box, 'a')
    fireEvent.keyDown(box, { key: 'ArrowDown', isComposing: true })
    expect(screen.queryByRole('option', { selected: true })).toBeNull()
  })

  it('highlights no result after more is typed', async () => {
    const box = await renderSearch()
    await userEvent.type(box, 'a{ArrowDown}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Amara Okafor')
    await userEvent.keyboard('m')
    expect(screen.queryByRole('option', { selected: true })).toBeNull()
    expect(box).toHaveAttribute('aria-activedescendant', '')
  })

  it('highlights no result of a new list, nor the one under the pointer', async () => {
    const search = (found: typeof results) => (
      <Search label="Find" results={found} onSearch={nothing} />
    )
    const { rerender } = render(search(results))
    const box = screen.getByRole('combobox', { name: 'Find' })
    await waitFor(() => expect(box).toHaveAttribute('aria-controls'))
    await userEvent.type(box, 'a{ArrowDown}')
    rerender(search([{ id: 'c', href: '#cy', label: 'Cy', note: 'Alone' }]))
    expect(box).toHaveAttribute('aria-activedescendant', '')
    await userEvent.hover(screen.getByRole('option', { name: /^Cy/ }))
    expect(box).toHaveAttribute('aria-activedescendant', '')
  })

  it('submits the form on Enter if no result is highlighted', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const box = await renderSearch({ onSubmit })
    await userEvent.type(box, 'a{ArrowDown}{ArrowUp}{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('moves the caret with Home and with a click while results are listed', async () => {
    const box = await renderSearch()
    await userEvent.type(box, 'mar{Home}A')
    expect(box).toHaveValue('Amar')
    await userEvent.click(box)
    expect(screen.getAllByRole('option')).toHaveLength(2)
  })

  it('closes on Escape and keeps the text', async () => {
    const box = await renderSearch()
    const escapes: boolean[] = []
    await userEvent.type(box, 'a')
    document.addEventListener('keydown', (event) => escapes.push(event.defaultPrevented))
    await userEvent.keyboard('{Escape}')
    expect(box).toHaveAttribute('aria-expanded', 'false')
    // The list is closed, so this Escape is for a dialog around the field.
    await userEvent.keyboard('{Escape}')
    expect(escapes).toEqual([true, false])
    expect(box).toHaveValue('a')
  })

  it('closes when the field loses focus, and follows no highlighted result', async () => {
    const box = await renderSearch()
    await userEvent.type(box, 'a{ArrowDown}')
    await userEvent.tab()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(location.hash).toBe('')
  })

  it.each([
    ['fetching', 'Searching…'],
    ['failed', 'Search isn’t working at the moment. Try again.'],
    ['ready', 'Nothing found'],
  ] as const)('says when it is %s', async (status, messages) => {
    const box = await renderSearch({ results: [], status })
    await userEvent.type(box, 'a')
    expect(screen.getByRole('status')).toHaveTextContent(messages)
  })

  it('is a GET form with a text field before hydration', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <Search
        label="Find"
        defaultValue="am"
        results={results}
        onSearch={nothing}
        action="/search"
      />,
    )
    const form = within(page).getByRole('search')
    expect(form).toHaveAttribute('method', 'get')
    expect(form).toHaveAttribute('action', '/search')
    expect(form).toHaveFormValues({ q: 'am' })
    expect(within(form).getByRole('combobox', { name: 'Find' })).toHaveAttribute('type', 'text')
    expect(within(form).queryByRole('listbox')).toBeNull()
  })

  it('keeps the field, the text and the caret while downshift loads', async () => {
    const onSearch = vi.fn()
    render(<Search label="Find" results={results} onSearch={onSearch} delayMs={1} />)
    const box = screen.getByRole<HTMLInputElement>('combobox')
    act(() => box.focus())
    fireEvent.change(box, { target: { value: 'am' } })
    box.setSelectionRange(1, 1)
    expect(screen.queryByRole('listbox')).toBeNull()
    await screen.findByRole('listbox')
    expect(screen.getByRole('combobox')).toBe(box)
    expect(box).toHaveFocus()
    expect([box.value, box.selectionStart]).toEqual(['am', 1])
    expect(onSearch).toHaveBeenLastCalledWith('am')
  })

  it('searches for text that was typed before hydration', async () => {
    const onSearch = vi.fn()
    const search = <Search label="Find" results={results} onSearch={onSearch} delayMs={1} />
    const container = document.createElement('div')
    container.innerHTML = renderToString(search)
    document.body.append(container)
    await userEvent.type(screen.getByRole('combobox'), 'am')
    const root = await act(async () => hydrateRoot(container, search))
    await vi.waitFor(() => expect(onSearch).toHaveBeenCalledWith('am'))
    expect(await screen.findByRole('listbox')).toBeVisible()
    act(() => root.unmount())
    container.remove()
  })

  it('leaves focus elsewhere alone when downshift has loaded', async () => {
    render(
      <>
        <Search label="Find" results={results} onSearch={nothing} />
        <button>Next</button>
      </>,
    )
    const box = screen.getByRole('combobox')
    act(() => box.focus())
    fireEvent.change(box, { target: { value: 'a' } })
    act(() => screen.getByRole('button').focus())
    await waitFor(() => expect(box).toHaveAttribute('aria-controls'))
    expect(screen.getByRole('button')).toHaveFocus()
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})

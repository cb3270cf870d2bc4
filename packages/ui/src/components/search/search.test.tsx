import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Search } from './search.tsx'

const results = [
  { id: 'a', href: '#amara', label: 'Amara Okafor', note: 'Two Left Feet' },
  { id: 'b', href: '#bo', label: 'Bo' },
]
const nothing = () => undefined

beforeAll(() => void (Element.prototype.scrollIntoView = nothing))

describe('Search', () => {
  itConforms(<Search label="Find a supporter" results={results} onSearch={nothing} />, {
    root: 'FORM',
  })

  it('searches once typing pauses and shows what it finds', async () => {
    const onSearch = vi.fn()
    render(<Search label="Find a supporter" results={results} onSearch={onSearch} delayMs={1} />)
    const box = screen.getByRole('combobox', { name: 'Find a supporter' })
    expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(box, 'a')
    await vi.waitFor(() => expect(onSearch).toHaveBeenCalledWith('a'))
    expect(box).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('listbox', { name: 'Results' })).toBeVisible()
    expect(screen.getAllByRole('option')).toHaveLength(2)
    expect(screen.getByRole('status')).toHaveTextContent('2 results')
  })

  it('goes through the results with the arrow keys and follows one with Enter', async () => {
    const followed = vi.fn((event: Event) => event.preventDefault())
    render(<Search label="Find" results={results} onSearch={nothing} />)
    const box = screen.getByRole('combobox')
    await userEvent.type(box, 'a{ArrowDown}{ArrowDown}')
    const bo = screen.getByRole('option', { name: 'Bo' })
    expect(bo).toHaveAttribute('aria-selected', 'true')
    expect(box).toHaveAttribute('aria-activedescendant', bo.id)
    await userEvent.keyboard('{ArrowDown}')
    expect(box).not.toHaveAttribute('aria-activedescendant')
    bo.addEventListener('click', followed)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(followed).toHaveBeenCalledOnce()
    expect(box).toHaveFocus()
  })

  it('closes on Escape, keeping what was typed', async () => {
    render(<Search label="Find" results={results} onSearch={nothing} />)
    const box = screen.getByRole('combobox')
    await userEvent.type(box, 'a{Escape}')
    expect(box).toHaveAttribute('aria-expanded', 'false')
    expect(box).toHaveValue('a')
  })

  it.each([
    ['fetching', 'Searching …'],
    ['failed', 'Search does not work just now. Please try again.'],
    ['ready', 'Nothing found'],
  ] as const)('says when it is %s', async (status, words) => {
    render(<Search label="Find" results={[]} status={status} onSearch={nothing} />)
    await userEvent.type(screen.getByRole('combobox'), 'a')
    expect(screen.getByRole('status')).toHaveTextContent(words)
  })

  it('asks for a page by its address when there is no script', () => {
    render(<Search label="Find" results={[]} onSearch={nothing} action="/search" />)
    expect(screen.getByRole('search')).toHaveAttribute('method', 'get')
    expect(screen.getByRole('combobox')).toHaveAttribute('name', 'q')
  })
})

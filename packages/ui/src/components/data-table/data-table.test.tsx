import { array, assert, constantFrom, oneof, constant, float, property, string } from 'fast-check'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { DataTable } from './data-table.tsx'
import { sortRows, type SortValue } from './sort-rows.ts'

const columns = [
  { key: 'name', label: 'Name' },
  { key: 'raised', label: 'Raised', align: 'end' as const },
  { key: 'note', label: 'Note', sortable: false },
]
const rows = [
  { id: 'b', cells: { name: 'Bo', raised: '£1,200' }, values: { raised: 120_000 } },
  { id: 'a', cells: { name: 'Amara', raised: '£90' }, values: { raised: 9000 } },
  { id: 'c', cells: { name: 'Çelik', raised: '' }, values: { raised: undefined } },
]
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const table = <DataTable caption="Walkers" columns={columns} rows={rows} locale="en-GB" />

describe('DataTable', () => {
  itConforms(table, { root: 'DIV' })

  it('shows rows as they come until a column is chosen', () => {
    render(table)
    expect(names()).toEqual(['Bo', 'Amara', 'Çelik'])
  })

  it('sorts by a press on a head, and the other way by the next', async () => {
    render(table)
    const head = screen.getByRole('columnheader', { name: 'Raised' })
    await userEvent.click(screen.getByRole('button', { name: 'Raised' }))
    expect(head).toHaveAttribute('aria-sort', 'ascending')
    expect(names()).toEqual(['Amara', 'Bo', 'Çelik'])
    await userEvent.keyboard('{Enter}')
    expect(head).toHaveAttribute('aria-sort', 'descending')
    expect(names()).toEqual(['Bo', 'Amara', 'Çelik'])
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(head).not.toHaveAttribute('aria-sort')
    expect(names()).toEqual(['Amara', 'Bo', 'Çelik'])
  })

  it('leaves a column alone that is not sortable', () => {
    render(table)
    expect(screen.queryByRole('button', { name: 'Note' })).toBeNull()
  })

  it('starts sorted where asked to', () => {
    render(
      <DataTable
        caption="Walkers"
        columns={columns}
        rows={rows}
        sorting={{ key: 'name', direction: 'descending' }}
        locale="en-GB"
      />,
    )
    expect(names()).toEqual(['Çelik', 'Bo', 'Amara'])
  })

  it('says when there are no rows', () => {
    render(<DataTable caption="Walkers" columns={columns} rows={[]} empty="Nobody yet." />)
    expect(screen.getByText('Nobody yet.')).toBeVisible()
  })
})

describe('sortRows', () => {
  it('reads figures in text as people do', () => {
    expect(sortRows(['Team 10', 'team 9', 'Team 1'], 'ascending', (name) => name, 'en')).toEqual([
      'Team 1',
      'team 9',
      'Team 10',
    ])
  })

  it('keeps every row, the list it is given, and what is missing at the end', () => {
    const value = oneof(string(), float(), constant(null), constant(undefined), constant(''))
    assert(
      property(array(value), constantFrom('ascending', 'descending'), (values, direction) => {
        const before = [...values]
        const sorted = sortRows<SortValue>(values, direction, (each) => each, 'en')
        expect(values).toEqual(before)
        expect(sorted).toHaveLength(values.length)
        const missing = sorted.map(
          (each) => each === null || each === undefined || each === '' || Number.isNaN(each),
        )
        expect(missing.toSorted((a, b) => Number(a) - Number(b))).toEqual(missing)
      }),
    )
  })
})

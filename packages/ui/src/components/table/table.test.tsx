import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Table } from './table.tsx'

const columns = [
  { key: 'name', label: 'Name' },
  { key: 'raised', label: 'Raised', align: 'end', sorted: 'descending' },
] as const
const rows = [{ id: 'a', cells: { name: 'Amara', raised: '£25' } }]

describe('Table', () => {
  it('keeps its table roles in the stacked layout', () => {
    render(<Table caption="Donations" columns={columns} rows={rows} stacked />)
    expect(screen.getByRole('table')).toHaveAttribute('role', 'table')
    expect(screen.getByRole('rowheader', { name: 'Amara' })).toHaveAttribute('role', 'rowheader')
    expect(screen.getByRole('cell', { name: '£25' })).toHaveAttribute('data-column', 'Raised')
    expect(screen.getAllByRole('row')).toHaveLength(2)
  })

  it('sorts with the button in a column heading', () => {
    const onSort = vi.fn()
    render(
      <Table
        caption="Donations"
        columns={[...columns, { key: 'when', label: 'When', onSort }]}
        rows={rows}
      />,
    )
    fireEvent.click(screen.getByRole('button', { name: 'When' }))
    expect(onSort).toHaveBeenCalledOnce()
  })

  it('shows the empty message', () => {
    render(<Table caption="Donations" columns={columns} rows={[]} empty="None yet" />)
    expect(screen.getByRole('cell', { name: 'None yet' })).toHaveAttribute('colspan', '2')
  })
})

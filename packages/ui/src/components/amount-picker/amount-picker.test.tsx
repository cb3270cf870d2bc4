import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AmountPicker, type AmountPickerProps } from './amount-picker.tsx'

const props: AmountPickerProps = {
  legend: 'How much?',
  currencySymbol: '£',
  options: [
    { value: '10', amount: '£10', label: 'kits out a family' },
    { value: '25', amount: '£25', label: 'clears 40 m' },
  ],
  defaultValue: '25',
}

function picker(more: Partial<AmountPickerProps> = {}) {
  const { container } = render(
    <form>
      <AmountPicker {...props} {...more} />
    </form>,
  )
  const form = container.querySelector('form') as HTMLFormElement
  return { sent: () => Object.fromEntries(new FormData(form)) }
}

describe('AmountPicker', () => {
  it('is a named group of radio buttons with the effect of each amount', () => {
    picker()
    expect(screen.getByRole('group', { name: 'How much?' })).toBeVisible()
    expect(screen.getByRole('radio', { name: /£25\s*clears 40 m/ })).toBeChecked()
  })

  it('submits the selected amount without scripts', () =>
    expect(picker().sent()).toEqual({ amount: '25', otherAmount: '' }))

  it('submits only the other amount if it is filled in', async () => {
    const onInput = vi.fn()
    const { sent } = picker({ onInput })
    await userEvent.type(screen.getByRole('textbox', { name: 'Another amount' }), '40')
    expect(sent()).toEqual({ otherAmount: '40' })
    expect(onInput).toHaveBeenCalledTimes(2)
  })

  it('clears the other amount when an option is selected', async () => {
    const { sent } = picker({ defaultOther: '40' })
    expect(sent()).toEqual({ otherAmount: '40' })
    await userEvent.click(screen.getByRole('radio', { name: /£10/ }))
    expect(sent()).toEqual({ amount: '10', otherAmount: '' })
  })

  it('shows an error that describes the field', () => {
    picker({ error: 'Enter an amount of at least £1', defaultOther: '-5' })
    const field = screen.getByRole('textbox', { name: 'Another amount' })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('£ Enter an amount of at least £1')
    expect(field).toHaveValue('-5')
  })

  it('shows only the text field without options', () => {
    picker({ options: [] })
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Another amount' })).toBeVisible()
  })
})

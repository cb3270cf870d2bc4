import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../../testing/conformance.tsx'
import { Checkbox, ChoiceGroup } from './choice.tsx'

const choices = [
  { value: 'solo', label: 'On my own', hint: 'You can join a team later' },
  { value: 'team', label: 'In a team' },
]

describe('Checkbox', () => {
  itConforms(<Checkbox label="Add Gift Aid" />, { root: 'DIV', target: 'input' })

  it('is named by its label and described by hint and error', () => {
    render(<Checkbox label="I agree" hint="To the rules" error="You have to agree" />)
    const box = screen.getByRole('checkbox', { name: 'I agree' })
    expect(box).toHaveAccessibleDescription('To the rules You have to agree')
    expect(box).toBeInvalid()
  })
})

describe('ChoiceGroup', () => {
  itConforms(<ChoiceGroup label="How?" name="how" choices={choices} defaultValue="team" />, {
    root: 'FIELDSET',
  })

  it('names the group and each choice', () => {
    render(
      <ChoiceGroup label="How?" name="how" choices={choices} error="Pick" defaultValue="solo" />,
    )
    expect(screen.getByRole('group', { name: 'How?' })).toHaveAccessibleDescription('Pick')
    const solo = screen.getByRole('radio', { name: 'On my own' })
    expect(solo).toBeChecked()
    expect(solo).toHaveAccessibleDescription('You can join a team later')
  })

  it('allows several choices with checkboxes', () => {
    render(
      <ChoiceGroup
        type="checkbox"
        label="How?"
        name="how"
        choices={choices}
        defaultValue={['solo', 'team']}
      />,
    )
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked()
  })
})

import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  CharacterCount,
  Checkbox,
  ChoiceGroup,
  FieldGroup,
  FileInput,
  InputStatus,
  PasswordInput,
  RequiredMark,
  Select,
  TextField,
  Textarea,
} from '../index.ts'

it.each([Checkbox, FileInput, PasswordInput, Select, Textarea, TextField])(
  '%o is named by its label, and described by hint and error',
  (Control) => {
    render(<Control label="Name" hint="As on your passport" error="Enter a name" />)
    const control = screen.getByLabelText('Name')
    expect(control).toHaveAccessibleDescription('As on your passport Enter a name')
    expect(control).toBeInvalid()
  },
)

describe('CharacterCount', () => {
  it('is hidden if more than 99 remain [S2.71]', () => {
    expect(render(<CharacterCount remaining={100} />).container).toHaveTextContent('')
    expect(render(<CharacterCount remaining={99} />).container).toHaveTextContent(
      '99 characters remaining',
    )
  })

  it.each([
    [10, false],
    [9, true],
    [1, true],
    [0, true],
    [-3, true],
  ])('with %i remaining, warns: %s [S2.72]', (remaining, isWarning) => {
    const { container } = render(<CharacterCount remaining={remaining} />)
    expect(container.querySelector('[data-warning]') !== null).toBe(isWarning)
    expect(container.querySelector('svg') !== null).toBe(isWarning)
  })

  it('uses the singular for one', () => {
    expect(render(<CharacterCount remaining={1} />).container).toHaveTextContent(
      /^1 character remaining$/,
    )
  })

  it.each([
    [-1, '1 character too many'],
    [-30, '30 characters too many'],
  ])('with %i remaining, shows the number of excess characters', (remaining, messages) => {
    expect(render(<CharacterCount remaining={remaining} />).container).toHaveTextContent(messages)
  })
})

const choices = [
  { value: 'solo', label: 'On my own', hint: 'You can join a team later' },
  { value: 'team', label: 'In a team' },
]

describe('ChoiceGroup', () => {
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

describe('TextField', () => {
  it('is valid and has no description without an error', () => {
    render(<TextField label="Name" error="" />)
    const field = screen.getByRole('textbox', { name: 'Name' })
    expect(field).not.toHaveAttribute('aria-invalid')
    expect(field).not.toHaveAttribute('aria-describedby')
  })

  it('does not include the currency in its name', () => {
    render(<TextField label="Target" prefix="£" id="target" />)
    expect(screen.getByRole('textbox', { name: 'Target' })).toHaveAttribute('id', 'target')
  })
})

describe('Textarea', () => {
  it('is named by its label', () => {
    render(<Textarea label="Message" optional="(optional)" />)
    expect(screen.getByRole('textbox', { name: /^Message ?\(optional\)$/ })).toBeVisible()
  })
})

describe('FieldGroup', () => {
  it('is named by its legend and described by its hint', () => {
    render(<FieldGroup legend="Your address" hint="For Gift Aid" />)
    expect(screen.getByRole('group', { name: 'Your address' })).toHaveAccessibleDescription(
      'For Gift Aid',
    )
  })
})

describe('InputStatus', () => {
  it.each([
    ['fetching', 'loading'],
    ['fetched', 'check'],
    ['failed', 'warning'],
  ] as const)('shows for %s the icon %s [S4.32]', (status, icon) => {
    const { container } = render(<InputStatus status={status} />)
    const icons = [...container.querySelectorAll<HTMLElement>('[data-icon]')].map(
      (sign) => sign.dataset['icon'],
    )
    expect(icons).toEqual([icon])
  })
})

describe('PasswordInput', () => {
  it('shows and hides the password with a button that does not submit the form [S2.69]', async () => {
    const user = userEvent.setup()
    render(<PasswordInput label="Password" />)
    const input = screen.getByLabelText('Password')
    await user.type(input, 'secret')
    expect(input).toHaveAttribute('type', 'password')

    const toggle = screen.getByRole('button', { name: 'Show' })
    expect(toggle).toHaveAttribute('type', 'button')
    await user.click(toggle)
    expect(input).toHaveAttribute('type', 'text')
    expect(input).toHaveValue('secret')

    await user.click(screen.getByRole('button', { name: 'Hide' }))
    expect(input).toHaveAttribute('type', 'password')
  })
})

describe('RequiredMark', () => {
  it('is an asterisk with a tooltip, hidden from screen readers', () => {
    render(
      <label>
        Name
        <RequiredMark />
        <input required />
      </label>,
    )
    expect(screen.getByTitle('Required field')).toHaveTextContent('*')
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired()
  })
})

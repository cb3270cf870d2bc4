import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateField } from '../../fields/index.ts'
import {
  emptyRefusal,
  example,
  fieldAnatomy,
  fieldBasics,
  fieldMeta,
  namedByLabel,
} from '../fields.fixtures.tsx'

const args = { name: 'day', label: 'Day of your event', min: '2026-01-01', max: '2027-12-31' }
const form = { initial: { day: '' }, rules: { day: [['required']] } } as const

const page: ComponentPage = {
  ...fieldBasics,
  name: 'DateField',
  summary:
    'A day, asked for as the browser does it. The value is written like 2026-11-21, in every language.',
  useFor: ['A day in the near past or future.'],
  notFor: [
    'A date of birth, which nobody looks up in a calendar: take three fields of text.',
    'A time: take `TextField` with `type="time"`.',
  ],
  anatomy: fieldAnatomy,
  keyboard: [
    ['Tab', 'Moves from day to month to year, and on to the next field'],
    ['Arrow keys', 'Change the part that has the focus'],
    ['Space', 'Opens the calendar of the browser'],
  ],
  accessibility: [
    ...namedByLabel,
    'The browser shows the day as the language of the person writes it.',
  ],
  messages: [emptyRefusal],
  related: ['Forms/Fields/Text field'],
}

const meta: Meta<typeof DateField> = {
  title: 'Forms/Fields/Date field',
  component: DateField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof DateField>

export const Usual: Story = example({ args, form })
export const Refused: Story = example({ args, form: { ...form, isLeft: true } })
export const Chosen: Story = example({ args, form: { ...form, initial: { day: '2026-11-21' } } })
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { ...form, initial: { day: '2026-11-21' } },
})
export const ReadOnly: Story = example({
  args: { ...args, readOnly: true },
  form: { ...form, initial: { day: '2026-11-21' } },
})

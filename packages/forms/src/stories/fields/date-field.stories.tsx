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
    'A date with the browser’s date picker. In every language, the value has the format 2026-11-21.',
  useFor: ['Dates in the near past or future.'],
  notFor: [
    'Dates of birth, because people know them by heart: use three text fields.',
    'Times: use `TextField` with `type="time"`.',
  ],
  anatomy: fieldAnatomy,
  keyboard: [
    ['Tab', 'Moves between day, month and year, then to the next field'],
    ['Arrow keys', 'Change the focused part'],
    ['Space', 'Opens the browser’s date picker'],
  ],
  accessibility: [...namedByLabel, 'The browser shows the date in the user’s locale.'],
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

export const Default: Story = example({ args, form })
export const WithError: Story = example({ args, form: { ...form, isLeft: true } })
export const Selected: Story = example({ args, form: { ...form, initial: { day: '2026-11-21' } } })
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { ...form, initial: { day: '2026-11-21' } },
})
export const ReadOnly: Story = example({
  args: { ...args, readOnly: true },
  form: { ...form, initial: { day: '2026-11-21' } },
})

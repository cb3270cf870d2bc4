import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../../fields/index.ts'
import { example, fieldMeta, liveExample, validatorPage } from '../fields.fixtures.tsx'

const page = validatorPage({
  field: 'TextField',
  validators: ['email', 'url', 'phone'],
  summary: 'Validators for email addresses, URLs, phone numbers and slugs.',
  useFor: ['Catching typing mistakes.'],
  notFor: ['Verifying that an address exists: send a message to it.'],
  messages: [
    ['`email()`', 'Please enter a valid email'],
    ['`url()`', 'Please enter a valid URL'],
    ['`phone()`', 'Please enter a valid phone number'],
  ],
  related: ['Forms/Fields/Email field', 'Forms/Fields/Phone field', 'Forms/Fields/Slug field'],
})

const meta: Meta<typeof TextField> = {
  title: 'Forms/Validators/Email, web and phone',
  component: TextField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof TextField>

export const Email: Story = example(
  liveExample([['email']], 'ada@example', {
    label: 'Email address',
    note: 'The domain must be complete. It may be internationalised.',
  }),
)
export const Url: Story = example(
  liveExample([['url']], 'example.org', {
    label: 'Web address',
    note: 'Only `http` and `https` URLs without user names.',
  }),
)
export const Phone: Story = example(
  liveExample([['phone']], 'call me', {
    label: 'Phone',
    note: 'Digits, spaces and `- + . * # ( )`.',
  }),
)

import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../../fields/index.ts'
import { example, fieldMeta, liveExample, validatorPage } from '../fields.fixtures.tsx'

const page = validatorPage({
  field: 'TextField',
  validators: ['alpha', 'alphaNumeric', 'alphaNumericSpecial', 'name', 'slug', 'equals'],
  summary: 'Validators for the characters of a text, or for a fixed value.',
  useFor: ['Codes, references and titles that other systems restrict.'],
  notFor: [
    'Names of people: no pattern fits them all. `name()` is for names of things.',
    'Lengths: see Numbers and lengths.',
  ],
  messages: [
    ['`alpha()`', 'Field must be only letters'],
    ['`alphaNumeric()`', 'Field must be only letters or numbers'],
    ['`alphaNumericSpecial()`', 'No special characters allowed'],
    [
      '`name()`',
      "Only a-z, hyphen (-), apostrophe ('), dot (.) and single space characters are allowed",
    ],
    ['`slug()`', 'Please enter a valid URL using only letters, numbers or hyphens (-)'],
    ["`equals('WALK')`", 'Field must be equal to WALK'],
  ],
  related: ['Forms/Validators/Numbers and lengths', 'Forms/Validators/Email, web and phone'],
})

const meta: Meta<typeof TextField> = {
  title: 'Forms/Validators/Text',
  component: TextField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof TextField>

export const Alpha: Story = example(
  liveExample([['alpha']], 'Route 66', {
    label: 'Letters',
    note: 'Letters of any script.',
  }),
)
export const AlphaNumeric: Story = example(
  liveExample([['alphaNumeric']], 'LS1 1AA', {
    label: 'Letters and digits',
    note: 'Spaces aren’t allowed.',
  }),
)
export const AlphaNumericSpecial: Story = example(
  liveExample([['alphaNumericSpecial']], 'Walk <b>', {
    label: 'Plain text',
    note: "Letters, digits, spaces and `' _ . / # & + -`.",
  }),
)
export const Name: Story = example(
  liveExample([['name']], 'Team 7', {
    label: 'Team name',
    note: 'Not for names of people.',
  }),
)
export const Slug: Story = example(liveExample([['slug']], "ada's run", { label: 'Web address' }))
export const Equals: Story = example(
  liveExample([['equals', 'WALK']], 'RUN', {
    label: 'Write WALK to confirm',
  }),
)

import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressFields } from '../../fields/index.ts'
import { emptyRefusal, example, fieldBasics, fieldMeta } from '../fields.fixtures.tsx'

const countries = [
  { value: 'ie', label: 'Ireland' },
  { value: 'gb', label: 'United Kingdom' },
]
const empty = {
  line1: '',
  line2: '',
  townOrCity: '',
  countyOrState: '',
  postcodeOrZipcode: '',
  country: '',
}
const args = { legend: 'Your address', countries }
const form = {
  initial: empty,
  rules: { line1: [['required']], townOrCity: [['required']], country: [['required']] },
} as const

const page: ComponentPage = {
  ...fieldBasics,
  name: 'AddressFields',
  summary:
    'A place to live: six fields named as `readAddress` names them, so that an address in any shape of the platform can be the start.',
  useFor: ['Addresses for letters, parcels and Gift Aid.'],
  notFor: ['A town or a country alone: take `TextField` or `SearchSelectField`.'],
  anatomy: [
    'Legend',
    'Hint',
    'Address line 1 and 2',
    'Town or city',
    'County or state',
    'Postcode or ZIP code, in capitals',
    'Country',
  ],
  keyboard: [
    ['Tab', 'Moves from field to field'],
    ['Enter', 'Sends the form'],
  ],
  accessibility: [
    'The fields are a `<fieldset>` named by its legend.',
    'Each field has its `autoComplete`, so that a browser fills the whole address in (WCAG 1.3.5).',
  ],
  messages: [emptyRefusal, ['No country is chosen', 'Choose a country']],
  related: ['Forms/Fields/Text field', 'Forms/Fields/Select field'],
}

const meta: Meta<typeof AddressFields> = {
  title: 'Forms/Fields/Address fields',
  component: AddressFields,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof AddressFields>

export const Usual: Story = example({ args, form })
export const Filled: Story = example({
  args,
  form: {
    ...form,
    initial: {
      ...empty,
      line1: '1 High Street',
      townOrCity: 'Leeds',
      postcodeOrZipcode: 'LS1 1AA',
      country: 'gb',
    },
  },
})
export const Refused: Story = example({ args, form: { ...form, isLeft: true } })
export const Disabled: Story = example({ args: { ...args, disabled: true }, form })

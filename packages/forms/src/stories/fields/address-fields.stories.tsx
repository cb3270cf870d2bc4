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
    'A postal address in six fields. Their names match the result of `readAddress`, which reads every address format of the platform.',
  useFor: ['Addresses for letters, parcels and Gift Aid.'],
  notFor: ['Only a town or country: use `TextField` or `SearchSelectField`.'],
  anatomy: [
    'Legend',
    'Hint',
    'Address line 1 and 2',
    'Town or city',
    'County or state',
    'Postcode or ZIP code, in upper case',
    'Country',
  ],
  keyboard: [
    ['Tab', 'Moves between fields'],
    ['Enter', 'Submits the form'],
  ],
  accessibility: [
    'The fields are in a `<fieldset>` named by its legend.',
    'Each field has `autoComplete`, so browsers can fill in the whole address (WCAG 1.3.5).',
  ],
  messages: [emptyRefusal, ['No country is selected', 'Choose a country']],
  related: ['Forms/Fields/Text field', 'Forms/Fields/Select field'],
}

const meta: Meta<typeof AddressFields> = {
  title: 'Forms/Fields/Address fields',
  component: AddressFields,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof AddressFields>

export const Default: Story = example({ args, form })
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
export const WithError: Story = example({ args, form: { ...form, isLeft: true } })
export const Disabled: Story = example({ args: { ...args, disabled: true }, form })

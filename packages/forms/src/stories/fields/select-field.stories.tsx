import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, Fragment } from 'react'
import { SelectField } from '../../fields/index.ts'
import {
  emptyRefusal,
  example,
  fieldAnatomy,
  fieldBasics,
  fieldMeta,
  namedByLabel,
} from '../fields.fixtures.tsx'

const options = createElement(
  Fragment,
  null,
  createElement('option', { value: '' }, 'Choose a country'),
  createElement('option', { value: 'gb' }, 'United Kingdom'),
  createElement('option', { value: 'ie' }, 'Ireland'),
)
const args = { name: 'country', label: 'Country', children: options }
const form = { initial: { country: '' }, rules: { country: [['required']] } } as const

const page: ComponentPage = {
  ...fieldBasics,
  name: 'SelectField',
  summary: 'A native select.',
  useFor: ['Six to about 20 options that people are familiar with.'],
  notFor: [
    'Up to five options: use `RadioField`, which shows all of them.',
    'Long lists: use `SearchSelectField`.',
    'Several selections: use `CheckboxesField`.',
  ],
  anatomy: fieldAnatomy,
  keyboard: [
    ['Tab', 'Moves to the field, then to the next one'],
    ['Arrow keys', 'Select the previous or next option'],
    ['Space', 'Opens the list'],
    ['Letters', 'Select the next option that starts with them'],
  ],
  accessibility: [
    ...namedByLabel,
    'It is a native `<select>`, which every assistive technology supports.',
    'If there is no default, start with an empty option, so that users don’t submit one by accident.',
  ],
  messages: [emptyRefusal],
  related: ['Forms/Fields/Radio field', 'Forms/Fields/Search-select field'],
}

const meta: Meta<typeof SelectField> = {
  title: 'Forms/Fields/Select field',
  component: SelectField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof SelectField>

export const Default: Story = example({ args, form })
export const WithError: Story = example({ args, form: { ...form, isLeft: true } })
export const Selected: Story = example({ args, form: { ...form, initial: { country: 'ie' } } })
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { ...form, initial: { country: 'gb' } },
})

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
  summary: 'One of several options, in the list of the operating system.',
  useFor: ['Six to some twenty options that people know.'],
  notFor: [
    'Up to five options: take `RadioField`, which shows all of them.',
    'Long lists: take `SearchSelectField`.',
    'Several at once: take `CheckboxesField`.',
  ],
  anatomy: fieldAnatomy,
  keyboard: [
    ['Tab', 'Moves to the field, and on to the next one'],
    ['Arrow keys', 'Choose the option before or after'],
    ['Space', 'Opens the list'],
    ['Letters', 'Choose the option that begins so'],
  ],
  accessibility: [
    ...namedByLabel,
    'It is a `<select>`: every system and assistive technology knows it.',
    'Let the first option be empty where nothing is chosen yet, so that nobody sends an answer by accident.',
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

export const Usual: Story = example({ args, form })
export const Refused: Story = example({ args, form: { ...form, isLeft: true } })
export const Chosen: Story = example({ args, form: { ...form, initial: { country: 'ie' } } })
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { ...form, initial: { country: 'gb' } },
})

import type { ComponentPage } from '@milepost/presets/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { Filter } from './filter.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Filter',
  summary: 'Narrows a list to what is typed. Before any script it is a form that asks for a page.',
  useFor: ['A list on the same page.'],
  notFor: [
    'Finding something that leads to another page: take `Search`.',
    'One of many options in a form: take `SearchSelect`.',
  ],
  anatomy: ['Label', 'Field', 'Button'],
  keyboard: [
    ['Tab', 'Moves to the field, then to the button'],
    ['Enter', 'Filters at once'],
  ],
  accessibility: [
    'It is a form with the role `search`.',
    'Say how many are left in a live region beside the list.',
  ],
  messages: [['Name of the button', 'Search']],
  related: ['Controls/Search', 'Content/Data table'],
}

const meta: Meta<typeof Filter> = {
  title: 'Controls/Filter',
  component: Filter,
  parameters: { page },
  args: { label: 'Find a walker', placeholder: 'A name or a team', onFilter: () => undefined },
}
export default meta
type Story = StoryObj<typeof Filter>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'Siân-Llewellyn Featherstonehaugh' } }

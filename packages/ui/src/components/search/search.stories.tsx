import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { pageBasics } from '../../stories/page-facts.fixtures.ts'
import { samplePeople } from '../../stories/samples.fixtures.ts'
import { Search } from './search.tsx'

const page: ComponentPage = {
  ...pageBasics,
  name: 'Search',
  summary:
    'A search field that shows matching pages while the user types. Before scripts load it is a form that opens a results page.',
  useFor: ['Finding a supporter, team or page.'],
  notFor: ['Choosing a value in a form: use `SearchSelect`.'],
  anatomy: ['Label', 'Field', 'List of results', 'Number of results'],
  keyboard: [
    ['Arrow up, Arrow down', 'Move through the list and back to the field'],
    ['Enter', 'Opens the highlighted result, or submits the form'],
    ['Escape', 'Closes the list'],
    ['Tab', 'Closes the list and moves to the next field'],
  ],
  accessibility: [
    'It is a combobox with a listbox, in a form with the role `search`.',
    'An `<output>` announces the number of results, loading and failure.',
  ],
  messages: [
    ['Accessible name of the list', 'Results'],
    ['No results', 'Nothing found'],
    ['Searching', 'Searching…'],
    ['The search failed', 'Search isn’t working at the moment. Try again.'],
    ['One result', '1 result'],
  ],
  related: ['Components/Controls/Search select'],
}

const meta: Meta<typeof Search> = {
  title: 'Components/Controls/Search',
  component: Search,
  parameters: { page },
  args: {
    label: 'Find a supporter',
    onSearch: () => undefined,
    results: samplePeople
      .slice(0, 8)
      .map((name) => ({ id: name, href: '#found', label: name, note: 'Walk the Tideline' })),
  },
  decorators: [(Story) => <div style={{ minHeight: '26rem' }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Search>

const type: NonNullable<Story['play']> = async ({ canvas }) => {
  const box = canvas.getByRole('combobox')
  // Downshift has loaded.
  await waitFor(() => expect(box).toHaveAttribute('aria-controls'))
  await userEvent.type(box, 'a')
}

export const Closed: Story = {}
export const Found: Story = {
  play: async (context) => {
    await type(context)
    await userEvent.keyboard('{ArrowDown}')
    await expect(context.canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
  },
}
export const NoResults: Story = { args: { results: [] }, play: type }
export const Fetching: Story = { args: { results: [], status: 'fetching' }, play: type }
export const Failed: Story = { args: { results: [], status: 'failed' }, play: type }

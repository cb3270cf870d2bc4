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
    'A field that shows what it finds while somebody types, and leads there. Before any script it is a form that asks for a page.',
  useFor: ['Finding a supporter, a team or a page.'],
  notFor: ['Choosing a value in a form: take `SearchSelect`.'],
  anatomy: ['Label', 'Field', 'List of what was found', 'How many that are'],
  keyboard: [
    ['Arrow up, Arrow down', 'Move through the list, and back to the field'],
    ['Enter', 'Opens the marked result; without one it sends the form'],
    ['Escape', 'Closes the list'],
    ['Tab', 'Closes the list and moves on'],
  ],
  accessibility: [
    'It is a combobox with a list box, in a form with the role `search`.',
    'How many were found, that it searches and that it failed is said in an `<output>`.',
  ],
  messages: [
    ['Name of the list', 'Results'],
    ['Nothing fits', 'Nothing found'],
    ['There is no answer yet', 'Searching…'],
    ['It failed', 'Search isn’t working at the moment. Try again.'],
    ['One was found', '1 result'],
  ],
  related: ['Controls/Search select'],
}

const meta: Meta<typeof Search> = {
  title: 'Controls/Search',
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
export const NothingFound: Story = { args: { results: [] }, play: type }
export const Fetching: Story = { args: { results: [], status: 'fetching' }, play: type }
export const Failed: Story = { args: { results: [], status: 'failed' }, play: type }

import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { pageBasics, refusedControl } from '../../stories/page-facts.fixtures.ts'
import { samplePeople } from '../../stories/samples.fixtures.ts'
import { SearchSelect } from './search-select.tsx'

const countries = [
  { value: 'ci', label: 'Côte d’Ivoire' },
  { value: 'ie', label: 'Ireland' },
  { value: 'is', label: 'Iceland' },
  { value: 'gs', label: 'South Georgia and the South Sandwich Islands' },
  { value: 'gb', label: 'United Kingdom', note: 'England, Northern Ireland, Scotland, Wales' },
]

const page: ComponentPage = {
  ...pageBasics,
  name: 'SearchSelect',
  summary:
    'A combobox for choosing one of many options by typing. The options are a list, or come from a search.',
  useFor: [
    'More than about 20 options, such as countries.',
    'Options that a server searches, such as charities.',
  ],
  notFor: [
    'Forms of `@milepost/forms`: use `SearchSelectField`.',
    'Short lists: use `Select` or `ChoiceGroup`.',
    'Finding a page: use `Search`.',
  ],
  anatomy: ['Label', 'Hint', 'Input, clear button, button that opens the list', 'List', 'Error'],
  keyboard: [
    ['Arrow up, Arrow down', 'Open the list and move through it'],
    ['Enter', 'Selects the highlighted option'],
    ['Escape', 'Closes the list and keeps the selection'],
    ['Tab', 'Closes the list and moves to the next field'],
  ],
  accessibility: [
    'It follows the combobox pattern of the ARIA Authoring Practices Guide.',
    'The number of results is announced.',
    'Before scripts load it is a `<select>`, or a text input if options come from a search.',
    refusedControl,
  ],
  messages: [
    ['Accessible name of the button that opens the list', 'Show all'],
    ['Accessible name of the clear button', 'Clear'],
    ['No results', 'Nothing found'],
    ['Searching', 'Searching…'],
    ['The search failed', 'Search isn’t working at the moment. Try again.'],
    ['One result', '1 result'],
    ['Nothing is selected, without scripts', 'Choose'],
  ],
  related: ['Components/Controls/Select', 'Components/Controls/Search'],
}

const meta: Meta<typeof SearchSelect> = {
  title: 'Components/Controls/Search select',
  component: SearchSelect,
  parameters: { page },
  args: { label: 'Country', name: 'country', options: countries },
  decorators: [(Story) => <div style={{ maxWidth: '24rem', minHeight: '24rem' }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof SearchSelect>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
/** The combobox replaces the native control. */
const combobox = (canvas: Canvas) =>
  waitFor(async () => {
    const input = canvas.getByRole('combobox', { name: 'Country' })
    await expect(input.tagName).toBe('INPUT')
    return input
  })

export const Closed: Story = { play: async ({ canvas }) => void (await combobox(canvas)) }
export const Selected: Story = {
  args: { defaultValue: 'ie' },
  play: async ({ canvas }) => {
    await expect(await combobox(canvas)).toHaveValue('Ireland')
  },
}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await combobox(canvas))
    await expect(canvas.getAllByRole('option')).toHaveLength(5)
  },
}
export const WithError: Story = { args: { error: 'Choose a country', hint: 'Where you live' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'gb' } }
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }
export const NoResults: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await combobox(canvas), 'Atlantis')
    await expect(canvas.getByText('Nothing found')).toBeVisible()
  },
}

/** Keyboard only: opens the list, searches, selects, changes and clears the selection. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = await combobox(canvas)
    const value = canvasElement.querySelector('select')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect(input).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('irel')
    const options = canvas.getAllByRole('option')
    await expect(options.map((option) => option.textContent)).toEqual([
      'Ireland',
      'United KingdomEngland, Northern Ireland, Scotland, Wales',
    ])
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { name: 'Ireland' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('Ireland')
    await expect(value).toHaveValue('ie')
    // Losing focus removes unmatched text and keeps the selection.
    await userEvent.keyboard('xyz')
    await userEvent.tab()
    await expect(input).toHaveValue('Ireland')
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveFocus()
    await expect(value).toHaveValue('')
    await userEvent.keyboard('cote{ArrowDown}{Enter}')
    await expect(value).toHaveValue('ci')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await expect(value).toHaveValue('ci')
  },
}

const found = samplePeople.map((name) => ({ value: name.toLowerCase(), label: name }))
const search = async (text: string) =>
  found.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())).slice(0, 5)

export const RemoteSearch: Story = {
  args: { options: undefined, onSearch: search, delayMs: 10 },
  play: async ({ canvas, canvasElement }) => {
    const input = await combobox(canvas)
    const [first] = samplePeople
    await userEvent.type(input, first)
    await userEvent.click(await canvas.findByRole('option', { name: first }))
    await expect(canvasElement.querySelector('[name=country]')).toHaveValue(first.toLowerCase())
  },
}
export const Searching: Story = {
  args: { options: undefined, onSearch: () => new Promise(() => undefined), delayMs: 10 },
  play: async ({ canvas }) => {
    await userEvent.type(await combobox(canvas), 'a')
    await expect(canvas.getByText('Searching…')).toBeVisible()
  },
}
export const SearchFailed: Story = {
  args: {
    options: undefined,
    onSearch: () => Promise.reject(new Error('offline')),
    delayMs: 10,
  },
  play: async ({ canvas }) => {
    await userEvent.type(await combobox(canvas), 'a')
    await expect(await canvas.findByText(/isn’t working at the moment/)).toBeVisible()
  },
}

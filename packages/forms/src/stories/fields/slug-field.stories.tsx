import type { ComponentPage } from '@milepost/config/component-page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SlugField } from '../../fields/index.ts'
import {
  emptyRefusal,
  example,
  fieldBasics,
  fieldMeta,
  namedByLabel,
  textInputKeys,
} from '../fields.fixtures.tsx'

const taken = new Set(['ada', 'adas-run'])
const isFree = async (slug: string) => !taken.has(slug)
const freeLike = async (slug: string) =>
  [`${slug}-2026`, `${slug}-2`, `${slug}-3`].filter((free) => !taken.has(free))
const never = () => new Promise<boolean>(() => undefined)
const args = {
  name: 'slug',
  label: 'Web address',
  hint: 'Letters, digits and hyphens.',
  prefix: 'example.org/',
  check: isFree,
  suggest: freeLike,
}
const form = { initial: { slug: '' }, rules: { slug: [['required'], ['slug']] } } as const

const page: ComponentPage = {
  ...fieldBasics,
  name: 'SlugField',
  summary: 'The last part of a page’s URL. Its availability is checked while the user types.',
  useFor: ['URLs that supporters choose for their pages.'],
  notFor: ['Other URLs: use `TextField` with `url()`.'],
  anatomy: [
    'Label, with an asterisk if a value is required',
    'Hint',
    'Start of the URL, input, status icon',
    'Error',
    'Up to three available slugs as buttons, if the slug is taken and `suggest` finds any',
  ],
  keyboard: textInputKeys,
  accessibility: [
    ...namedByLabel,
    'An `<output>` announces the result of the check. The icon is decorative.',
    'Suggestions are a named group and are announced. Selecting one fills it in and moves the focus to the field.',
    'If the check fails, the form can still be submitted: the server decides.',
  ],
  messages: [
    emptyRefusal,
    [
      'Other characters, with `slug()`',
      'Please enter a valid URL using only letters, numbers or hyphens (-)',
    ],
    ['During the check', 'Checking whether this web address is available'],
    ['Available', 'This web address is available'],
    ['Taken', 'This web address is taken'],
    ['Taken, with suggestions', 'These are available:'],
    ['Accessible name of a suggestion', 'Use {slug}'],
    ['The check failed', 'We couldn’t check whether this web address is available'],
  ],
  related: ['Forms/Fields/Text field'],
  functions: {
    check: {
      name: 'isFree',
      code: `async function isFree(slug: string, { signal }: { signal: AbortSignal }): Promise<boolean> {
  const answer = await fetch(\`/pages/\${slug}\`, { method: 'HEAD', signal })
  return answer.status === 404
}`,
    },
    suggest: {
      name: 'freeLike',
      code: `async function freeLike(slug: string, { signal }: { signal: AbortSignal }): Promise<string[]> {
  const answer = await fetch(\`/free-addresses?like=\${slug}\`, { signal })
  return answer.json()
}`,
    },
  },
}

const meta: Meta<typeof SlugField> = {
  title: 'Forms/Fields/Slug field',
  component: SlugField,
  ...fieldMeta(page),
}
export default meta
type Story = StoryObj<typeof SlugField>

export const Default: Story = example({ args, form })
export const Busy: Story = example({
  args: { ...args, check: never },
  form: { ...form, typed: { slug: 'adas-long-run' } },
  note: 'The check is in progress.',
})
export const WithError: Story = example({
  args,
  form: { ...form, typed: { slug: 'ada’s run' }, isLeft: true },
})
export const Disabled: Story = example({
  args: { ...args, disabled: true },
  form: { ...form, initial: { slug: 'adas-run' } },
})
export const ReadOnly: Story = example({
  args: { ...args, readOnly: true },
  form: { ...form, initial: { slug: 'adas-run' } },
})

export const ShowsAvailable: Story = {
  ...Default,
  args: { ...Default.args, delayMs: 50 },
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'adas-long-run')
    await waitFor(() => expect(canvasElement.querySelector('[data-icon=check]')).not.toBeNull())
  },
}

export const ShowsTaken: Story = {
  ...Default,
  args: { ...Default.args, delayMs: 50 },
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'adas-run')
    await waitFor(() =>
      expect(canvas.getAllByRole('status')[0]).toHaveTextContent('This web address is taken'),
    )
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /This web address is taken/,
    )
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}

export const ShowsChecking: Story = {
  ...Busy,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-icon=loading]')).not.toBeNull())
  },
}

export const ShowsSuggestions: Story = {
  ...Default,
  args: { ...Default.args, delayMs: 50 },
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'adas-run')
    const offered = await canvas.findByRole('group', { name: 'These are available:' })
    await expect(within(offered).getAllByRole('button')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Use adas-run-2026' }))
    await expect(field).toHaveValue('adas-run-2026')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('group')).toBeNull()
    await waitFor(() =>
      expect(canvas.getAllByRole('status')[0]).toHaveTextContent('This web address is available'),
    )
  },
}

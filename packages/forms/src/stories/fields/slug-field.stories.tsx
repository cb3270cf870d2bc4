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
  summary:
    'The last part of the address of a page. Whether it is free is asked while somebody types.',
  useFor: ['Addresses that people choose for pages of their own.'],
  notFor: ['Web addresses of others: take `TextField` with `url()`.'],
  anatomy: [
    'Label, with an asterisk when the rules ask for a value',
    'Hint',
    'Start of the address, the control, sign of the check',
    'Error',
    'Up to three free addresses, as buttons, where the address is taken and `suggest` finds some',
  ],
  keyboard: textInputKeys,
  accessibility: [
    ...namedByLabel,
    'What the check finds is said by an `<output>`; the sign beside the control is for the eyes only.',
    'Addresses that are offered are a group with a name, and an `<output>` says them. The one that is pressed is filled in, and the focus goes to the field.',
    'When the check fails the form can be sent all the same: the server decides.',
  ],
  messages: [
    emptyRefusal,
    [
      'It has other characters and `slug()`',
      'Please enter a valid URL using only letters, numbers or hyphens (-)',
    ],
    ['It is being checked', 'Checking whether this web address is available'],
    ['It is free', 'This web address is available'],
    ['It is taken', 'This web address is taken'],
    ['It is taken, and others are offered', 'These are available:'],
    ['A button that fills one in', 'Use {slug}'],
    ['The check fails', 'We couldn’t check whether this web address is available'],
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

export const Usual: Story = example({ args, form })
export const Busy: Story = example({
  args: { ...args, check: never },
  form: { ...form, typed: { slug: 'adas-long-run' } },
  note: 'The answer is on its way.',
})
export const Refused: Story = example({
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

export const SaysThatItIsFree: Story = {
  ...Usual,
  args: { ...Usual.args, delayMs: 50 },
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'adas-long-run')
    await waitFor(() => expect(canvasElement.querySelector('[data-icon=check]')).not.toBeNull())
  },
}

export const SaysThatItIsTaken: Story = {
  ...Usual,
  args: { ...Usual.args, delayMs: 50 },
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'adas-run')
    await waitFor(() =>
      expect(canvas.getAllByRole('status')[0]).toHaveTextContent('This web address is taken'),
    )
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /This web address is taken/,
    )
  },
}

export const SaysThatItIsBeingChecked: Story = {
  ...Busy,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-icon=loading]')).not.toBeNull())
  },
}

export const OffersFreeOnes: Story = {
  ...Usual,
  args: { ...Usual.args, delayMs: 50 },
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

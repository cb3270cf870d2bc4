import type { ComponentPage } from '@milepost/presets/component-page'
import { fieldBasics, textInputKeys, namedByLabel, emptyRefusal } from './field-basics.ts'

const taken = new Set(['ada', 'adas-run'])
const isFree = async (slug: string) => !taken.has(slug)
const freeLike = async (slug: string) =>
  [`${slug}-2026`, `${slug}-2`, `${slug}-3`].filter((free) => !taken.has(free))
const never = () => new Promise<boolean>(() => undefined)
const args = {
  name: 'slug',
  label: 'Address of your page',
  hint: 'Letters, digits and hyphens.',
  prefix: 'example.org/',
  check: isFree,
  suggest: freeLike,
}
const form = { initial: { slug: '' }, rules: { slug: [['required'], ['slug']] } } as const

export const slugFieldPage: ComponentPage = {
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
    ['It is being checked', 'Checking whether this address is free'],
    ['It is free', 'This address is free'],
    ['It is taken', 'This address is taken'],
    ['It is taken, and others are offered', 'These are free:'],
    ['A button that fills one in', 'Take {slug}'],
    ['The check fails', 'We could not check whether this address is free'],
  ],
  related: ['TextField'],
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
  examples: {
    Usual: { args, form },
    Busy: {
      args: { ...args, check: never },
      form: { ...form, typed: { slug: 'adas-long-run' } },
      note: 'The answer is on its way.',
    },
    Refused: { args, form: { ...form, typed: { slug: 'ada’s run' }, isLeft: true } },
    Disabled: {
      args: { ...args, disabled: true },
      form: { ...form, initial: { slug: 'adas-run' } },
    },
    ReadOnly: {
      args: { ...args, readOnly: true },
      form: { ...form, initial: { slug: 'adas-run' } },
    },
  },
}

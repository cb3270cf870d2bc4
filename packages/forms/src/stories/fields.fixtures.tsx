import type {
  ComponentExample,
  ComponentPage,
  ExampleForm,
  RuleCall,
} from '@milepost/config/component-page'
import type { Decorator } from '@storybook/react-vite'
import { useEffect, type ReactNode } from 'react'
import { Form, useForm } from '../react/index.ts'
import * as validators from '../validators/index.ts'
import type { Rules, Validator } from '../validators/index.ts'

/** Documentation that is the same for all fields. */
export const fieldBasics = {
  entry: '@milepost/forms/fields',
  status: 'stable',
  since: '0.1.0',
} as const satisfies Partial<ComponentPage>

export const fieldAnatomy = [
  'Label, with an asterisk if a value is required',
  'Hint',
  'Input',
  'Error',
]

export const textInputKeys = [
  ['Tab', 'Moves to the field, then to the next one'],
  ['Enter', 'Submits the form'],
] as const

export const namedByLabel = [
  'A `<label>` names the control. The hint and the error describe it through `aria-describedby`.',
  'An invalid control has `aria-invalid`. Its error starts with an icon, so it doesn’t rely on colour alone.',
]

export const emptyRefusal = ['Empty, with `required()`', 'This field is required'] as const

type TextFieldFacts = Omit<
  ComponentPage,
  'anatomy' | 'keyboard' | 'messages' | keyof typeof fieldBasics
> &
  Partial<Pick<ComponentPage, 'keyboard' | 'messages'>> & {
    /** The control, with its prefix and suffix. */
    control?: string
  }

/** Creates the documentation page of a single-line field. */
export function textFieldPage({
  control = 'Input',
  keyboard = [],
  messages = [],
  ...facts
}: TextFieldFacts): ComponentPage {
  return {
    ...fieldBasics,
    ...facts,
    anatomy: fieldAnatomy.with(2, control),
    keyboard: [...textInputKeys, ...keyboard],
    accessibility: [...namedByLabel, ...facts.accessibility],
    messages: [emptyRefusal, ...messages],
  }
}

type ValidatorFacts = Omit<
  ComponentPage,
  'name' | 'anatomy' | 'keyboard' | 'accessibility' | keyof typeof fieldBasics
> & {
  /** Field for the examples of validators. */
  field: string
  /** Edge cases of each validator, such as trailing spaces. */
  accessibility?: readonly string[]
}

/** Creates the documentation page of a group of validators, in the format of a field page. */
export function validatorPage({
  field,
  accessibility = [],
  ...family
}: ValidatorFacts): ComponentPage {
  return {
    ...fieldBasics,
    name: field,
    anatomy: [],
    keyboard: [],
    accessibility: [
      ...accessibility,
      'The error appears when the field loses focus, and updates on every change from then on.',
      'Each validator accepts a custom message as its last argument. Tell the user what to do, not what is wrong.',
    ],
    ...family,
  }
}

/** Creates the story meta that all fields share: the documentation page and the form around each example. */
export function fieldMeta(page: ComponentPage) {
  return { decorators: [inAForm], parameters: { page } }
}

interface StoryOf {
  args?: unknown
}

/** Story whose props are plain data, so that its source code can be generated. */
interface ExampleOf<Story extends StoryOf> extends ComponentExample {
  args: NonNullable<Story['args']> & ComponentExample['args']
}

/** Creates a story for one state of a field. */
export function example<Story extends StoryOf>(shown: ExampleOf<Story>): Story {
  const story: unknown = {
    args: { ...shown.args },
    parameters: { example: shown, docs: { description: { story: shown.note } } },
    globals: shown.direction === undefined ? {} : { direction: shown.direction },
  }
  return story as Story
}

/** Creates the stories that every single-line field has. */
export function textFieldStories<Story extends StoryOf>(
  { args, form }: { args: ExampleOf<Story>['args']; form: ExampleForm },
  { filled, refused, note }: Readonly<Record<'filled' | 'refused' | 'note', string>>,
) {
  const initial = (value: string) => ({ [args['name'] as string]: value })
  const complete = { ...form, initial: initial(filled) }
  return {
    Default: example<Story>({ args, form }),
    WithError: example<Story>({
      args,
      form: { ...form, initial: initial(refused), isLeft: true },
      note,
    }),
    Disabled: example<Story>({ args: { ...args, disabled: true }, form: complete }),
    ReadOnly: example<Story>({ args: { ...args, readOnly: true }, form: complete }),
  }
}

/** Creates a validator example on a touched field, so that its error updates on every change. */
export function liveExample(
  calls: readonly RuleCall[],
  value: unknown,
  { label, note, ...args }: { label: string; note?: string; [arg: string]: unknown },
) {
  const form: ExampleForm = { initial: { answer: value }, rules: { answer: calls }, isLeft: true }
  return { args: { name: 'answer', label, ...args }, form, note }
}

const inAForm: Decorator = (Story, { parameters }) => {
  const { form } = parameters['example'] as ComponentExample
  if (form === undefined) return <Story />
  return (
    <InAForm {...form}>
      <Story />
    </InAForm>
  )
}

function InAForm({
  initial,
  rules = {},
  typed,
  isLeft,
  serverErrors,
  children,
}: ExampleForm & { children: ReactNode }) {
  const form = useForm({
    initial,
    rules: Object.fromEntries(
      Object.entries(rules).map(([name, calls]) => [name, rulesFor(calls)]),
    ),
  })
  // After the fields, which add rules.
  useEffect(() => {
    for (const [name, value] of Object.entries(typed ?? {})) form.setValue(name, value)
    if (isLeft) for (const name of form.names) form.leave(name)
    if (serverErrors) form.setErrors({ errors: serverErrors })
  }, [form, typed, isLeft, serverErrors])
  return (
    <Form
      form={form}
      onSubmit={() => undefined}
      style={{ display: 'grid', gap: '1.25rem', maxWidth: '30rem' }}
    >
      {children}
    </Form>
  )
}

function rulesFor(calls: readonly RuleCall[]): Rules {
  return calls.map(([name, ...args]) => {
    const make = (validators as unknown as Record<string, (...args: unknown[]) => Validator>)[name]
    if (make === undefined) throw new Error(`There is no validator ${name}.`)
    return make(...args)
  })
}

/** Creates a large image with four stripes, like a camera photo. */
export async function drawnPicture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(1200, 800)
  const context = canvas.getContext('2d')
  for (const [index, colour] of ['#0b3c49', '#c73e1d', '#f2a541', '#2e7d6b'].entries()) {
    if (!context) break
    context.fillStyle = colour
    context.fillRect(index * 300, 0, 300, 800)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

/** Loads a sample sanitiser. Applications supply their own. */
export async function loadSampleSanitiser(): Promise<(html: string) => string> {
  const { default: purify } = await import('dompurify')
  return (html) =>
    purify.sanitize(html, {
      ALLOWED_TAGS: ['a', 'b', 'br', 'em', 'i', 'p', 's', 'strong', 'u'],
      ALLOWED_ATTR: ['href'],
    })
}

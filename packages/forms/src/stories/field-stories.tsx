import type { ComponentExample, ComponentPage, RuleCall } from '@milepost/presets/component-page'
import type { Decorator } from '@storybook/react-vite'
import { toValidator } from '../validators/to-validator.ts'
import * as validators from '../validators/index.ts'
import type { Rules, Validator } from '../validators/index.ts'
import { InAForm } from './in-a-form.tsx'

/** What a story of an example is made of. */
interface ExampleStory {
  args: Record<string, unknown>
  parameters: Record<string, unknown>
  globals: Record<string, string>
}

/** The part of a file of stories that every field has: its page, and the form around each example. */
export function fieldMeta(page: ComponentPage) {
  return { decorators: [inAForm], parameters: { page } }
}

/**
 * The story of one of the examples that a page names.
 *
 * @throws Error when the page names none of that name
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the story's own type, whose props are data here
export function exampleStory<Story>(page: ComponentPage, name: string): Story & ExampleStory {
  const example = page.examples[name]
  if (example === undefined) throw new Error(`The page of ${page.name} has no example ${name}.`)
  const story: ExampleStory = {
    args: { ...example.args },
    parameters: { example, docs: { description: { story: example.note } } },
    globals: example.direction === undefined ? {} : { direction: example.direction },
  }
  // The props are data here: the types of the page's code are checked where it is compiled.
  return story as Story & ExampleStory
}

const inAForm: Decorator = (Story, { parameters }) => {
  const { form } = parameters['example'] as ComponentExample
  if (form === undefined) return <Story />
  const rules = Object.entries(form.rules ?? {}).map(([name, calls]) => [name, rulesOf(calls)])
  return (
    <InAForm {...form} rules={Object.fromEntries(rules)}>
      <Story />
    </InAForm>
  )
}

/** The validators that an example's form is shown with. */
export function rulesOf(calls: readonly RuleCall[]): Rules {
  return toValidator(calls.map((call) => validatorOf(call)))
}

function validatorOf([name, ...args]: RuleCall): Validator {
  const make = (validators as unknown as Record<string, (...args: unknown[]) => Validator>)[name]
  if (make === undefined) throw new Error(`There is no validator ${name}.`)
  return make(...args)
}

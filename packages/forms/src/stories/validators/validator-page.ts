import type {
  ComponentExample,
  ComponentPage,
  ExampleForm,
  RuleCall,
} from '@milepost/presets/component-page'

/** A family of validators, and its page. */
export interface ValidatorFamily {
  /** The field that it is shown with. */
  field: string
  summary: string
  useFor: readonly string[]
  notFor: readonly string[]
  /** How each validator treats unusual values, such as spaces at the end. */
  accessibility?: readonly string[]
  messages: readonly (readonly [when: string, words: string])[]
  related: readonly string[]
  initialCode?: Readonly<Record<string, string>>
  examples: Readonly<Record<string, ComponentExample>>
}

/** The page of a family of validators: the same shape as that of a field. */
export function validatorPage({
  field,
  accessibility = [],
  ...family
}: ValidatorFamily): ComponentPage {
  const calls = Object.values(family.examples)
    .flatMap(({ form }) => Object.values(form?.rules ?? {}))
    .flat()
  return {
    validators: [...new Set(calls.map(([name]) => name))],
    name: field,
    entry: '@milepost/forms/fields',
    status: 'stable',
    since: '0.1.0',
    anatomy: [],
    keyboard: [],
    accessibility: [
      ...accessibility,
      'A message appears when its field has been left, and from then on at every change.',
      'Each takes a message of your own as its last argument. Say what to do, not what is wrong.',
    ],
    ...family,
  }
}

/** One validator on a field that has been left, so that it speaks at every change. */
export function liveExample(
  calls: readonly RuleCall[],
  value: unknown,
  { label, note, ...args }: { label: string; note?: string; [arg: string]: unknown },
): ComponentExample {
  const form: ExampleForm = { initial: { answer: value }, rules: { answer: calls }, isLeft: true }
  return { args: { name: 'answer', label, ...args }, form, note }
}

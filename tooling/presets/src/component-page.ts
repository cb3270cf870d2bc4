/** One example on a component's page: what it is shown with. It is data, so that its code can be written from it. */
export interface ComponentExample {
  /** Props of the component. Children are text or elements of HTML. */
  args: Readonly<Record<string, unknown>>
  /** The form around a field. Left out for a component that needs none. */
  form?: ExampleForm | undefined
  /** One sentence above the example. */
  note?: string | undefined
  /** The way text runs. @default 'ltr' */
  direction?: 'ltr' | 'rtl' | undefined
}

/** A form, and how far somebody has got with it. */
export interface ExampleForm {
  initial: Readonly<Record<string, unknown>>
  rules?: Readonly<Record<string, readonly RuleCall[]>> | undefined
  /** Values that are set once the form is on the screen. */
  typed?: Readonly<Record<string, unknown>> | undefined
  /** Every field has been left: each says what its rules refuse. */
  isLeft?: boolean | undefined
  /** What a server found wrong. */
  serverErrors?: Readonly<Record<string, string>> | undefined
}

/** The call of a validator: its name in `@milepost/forms/validators`, and what it is called with. */
export type RuleCall = readonly [validator: string, ...args: readonly (string | number)[]]

/** A function that an example is given: how it is called in its code, and the statement that declares it. */
export interface DeclaredFunction {
  name: string
  code: string
}

/** What a component's page in Storybook says beside its examples and its props. */
export interface ComponentFacts {
  /** Name of the export. */
  name: string
  /** Other exports that the page shows. */
  alongside?: readonly string[] | undefined
  /** Where the page is in Storybook, such as `Content/Badge`. Left out for a field, whose place follows from its name. */
  title?: string | undefined
  /** Where it is imported from, such as `@milepost/forms/fields`. */
  entry: string
  /** `stable`: changes only with a major version. `trial`: may change with a minor one. */
  status: 'stable' | 'trial'
  /** The first version that has it. */
  since: string
  /** One or two sentences: what it is. */
  summary: string
  /** What it is for. */
  useFor: readonly string[]
  /** What it is not for, and what to take instead. */
  notFor: readonly string[]
  /** Its parts, in the order in which they are read. */
  anatomy: readonly string[]
  /** Keys, and what they do. Empty where nothing takes the focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[]
  accessibility: readonly string[]
  /** When it says something by itself, and the words in English. */
  messages: readonly (readonly [when: string, words: string])[]
  /** Names of other components. */
  related: readonly string[]
}

/** A page whose examples are data. */
export interface ComponentPage extends ComponentFacts {
  /** The validators that it is the page of; left out for a component. */
  validators?: readonly string[] | undefined
  /** Functions among the props, by the name of the prop. */
  functions?: Readonly<Record<string, DeclaredFunction>> | undefined
  /** Initial values whose type cannot be read off them, by field, as code. */
  initialCode?: Readonly<Record<string, string>> | undefined
  /** By the name of its story. The first is the one with controls. */
  examples: Readonly<Record<string, ComponentExample>>
}

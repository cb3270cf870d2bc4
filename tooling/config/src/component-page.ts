/** One example on a component's page. It is data, so that its code can be written from it. */
export interface ComponentExample {
  /** Props of the component. Children are text or elements of HTML. */
  args: Readonly<Record<string, unknown>>
  /** The form around a field. Left out for a component that needs none. */
  form?: ExampleForm | undefined
  note?: string | undefined
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

/** The facts on a component's page in Storybook, above and below its examples and its props. */
export interface ComponentPage {
  /** Name of the export. */
  name: string
  /** Other exports that the page shows. */
  alongside?: readonly string[] | undefined
  /** Where it is imported from, such as `@milepost/forms/fields`. */
  entry: string
  /** `stable`: changes only with a major version. `trial`: may change with a minor one. */
  status: 'stable' | 'trial'
  /** The first version that has it. */
  since: string
  summary: string
  useFor: readonly [string, ...string[]]
  notFor: readonly [string, ...string[]]
  anatomy: readonly string[]
  /** Empty if nothing takes the focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[]
  accessibility: readonly string[]
  messages: readonly (readonly [when: string, message: string])[]
  /** Titles of other pages, such as `Content/Badge`. Anything else is shown as text. */
  related: readonly [string, ...string[]]
  /** The validators that it is the page of; omitted for a component. */
  validators?: readonly string[] | undefined
  /** Functions among the props, by the name of the prop: the name in the example and the statement that declares it. */
  functions?: Readonly<Record<string, { name: string; code: string }>> | undefined
  /** Initial values whose type cannot be read off them, by field, as code. */
  initialCode?: Readonly<Record<string, string>> | undefined
}

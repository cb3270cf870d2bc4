/** An example on a component's page. A data structure, so that its code can be generated. */
export interface ComponentExample {
  /** Props of the component. Children are text or HTML elements. */
  args: Readonly<Record<string, unknown>>
  /** Form around a field; omitted for components that don't need one. */
  form?: ExampleForm | undefined
  note?: string | undefined
  direction?: 'ltr' | 'rtl' | undefined
}

/** A form and the state in which the example shows it. */
export interface ExampleForm {
  initial: Readonly<Record<string, unknown>>
  rules?: Readonly<Record<string, readonly RuleCall[]>> | undefined
  /** Values set after the form has mounted. */
  typed?: Readonly<Record<string, unknown>> | undefined
  /** Whether every field has been blurred, and so shows its validation error. */
  isLeft?: boolean | undefined
  /** Server-side errors by field. */
  serverErrors?: Readonly<Record<string, string>> | undefined
}

/** A validator call: its name in `@milepost/forms/validators` and its arguments. */
export type RuleCall = readonly [validator: string, ...args: readonly (string | number)[]]

/** Documentation on a component's Storybook page, around its examples and props. */
export interface ComponentPage {
  /** Name of the export. */
  name: string
  /** Other exports that the page shows. */
  alongside?: readonly string[] | undefined
  /** Import path, such as `@milepost/forms/fields`. */
  entry: string
  /** `stable`: changes only with a major version. `trial`: may change with a minor one. */
  status: 'stable' | 'trial'
  /** First version with the component. */
  since: string
  summary: string
  useFor: readonly [string, ...string[]]
  notFor: readonly [string, ...string[]]
  anatomy: readonly string[]
  /** Empty if the component is not focusable. */
  keyboard: readonly (readonly [keys: string, effect: string])[]
  accessibility: readonly string[]
  messages: readonly (readonly [when: string, message: string])[]
  /** Titles of related pages, such as `Components/Content/Badge`. Other values are shown as plain text. */
  related: readonly [string, ...string[]]
  /** Validators that the page documents; omitted for components. */
  validators?: readonly string[] | undefined
  /** Function props by prop name: the function's name in the example and its declaration. */
  functions?: Readonly<Record<string, { name: string; code: string }>> | undefined
  /** Code for initial values whose type cannot be inferred, by field. */
  initialCode?: Readonly<Record<string, string>> | undefined
}

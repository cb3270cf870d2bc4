// For tests of an application's own components.
export { describeComponent } from './testing/describe-component.ts'
export type { TestRunner } from './testing/describe-component.ts'
export type { ReplaceableComponent } from './testing/component-props.ts'

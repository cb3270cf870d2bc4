// For tests of an application's custom components.
export { describeComponent } from './app/testing/describe-component.tsx'
export type { ReplaceableComponent } from './app/testing/component-props.ts'

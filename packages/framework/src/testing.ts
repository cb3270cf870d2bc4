// For tests of an application's own components.
export { describeComponent } from './testing/describe-component.tsx'
export type { ReplaceableComponent } from './testing/component-props.ts'

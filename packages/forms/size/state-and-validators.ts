export { bindForm, createForm, focusFirstInvalid } from '../src/index.ts'
export * as validators from '../src/validators/index.ts'

export * from './state-validators-and-hooks.ts'
export { TextField } from '../src/fields/index.ts'

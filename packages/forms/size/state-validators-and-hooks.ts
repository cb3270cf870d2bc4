export * from './state-and-validators.ts'
export { Form, useField, useForm } from '../src/react/index.ts'

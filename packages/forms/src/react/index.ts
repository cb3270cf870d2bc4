export {
  useFormContext,
  useField,
  useFieldValue,
  useForm,
  useFormStatus,
  useUnsavedWarning,
  type UnsavedWork,
} from './hooks.ts'
export { Form, type FormProps } from './form.tsx'
export type {
  FieldState,
  Form as FormState,
  FormOptions,
  FormStatus,
  FormValues,
  ParsedValues,
  FieldParsers,
  Refusal,
} from '../index.ts'

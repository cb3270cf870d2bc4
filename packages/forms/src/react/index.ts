export { FormContext, useFormContext } from './form-context.ts'
export { Form, type FormProps } from './form.tsx'
export { useField } from './use-field.ts'
export { useFieldValue } from './use-field-value.ts'
export { useForm } from './use-form.ts'
export { useFormStatus } from './use-form-status.ts'
export { useHydrated } from './use-hydrated.ts'
export { useUnsavedWarning, type UnsavedWork } from './use-unsaved-warning.ts'
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

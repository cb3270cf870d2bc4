export { allowedKey, type KeyFilter } from './state/allowed-key.ts'
export { bindForm, type FormEvents } from './state/bind-form.ts'
export {
  createAvailabilityCheck,
  type Availability,
  type AvailabilityOptions,
  type AvailabilityWatch,
  type FetchStatus,
} from './state/create-availability-check.ts'
export { createForm } from './state/create-form.ts'
export { focusFirstInvalid } from './state/focus-first-invalid.ts'
export type {
  FieldState,
  Form,
  FormOptions,
  FormStatus,
  FormTarget,
  ParsedValues,
  FieldParsers,
  Refusal,
  SubmitOutcome,
} from './state/form.ts'
export { htmlTextLength } from './state/html-text-length.ts'
export { parseNumber } from './state/parse-number.ts'
export { parseVideoLink, type VideoLink } from './state/parse-video-link.ts'
export { readAddress, type Address } from './state/read-address.ts'
export type { FormErrors, FormValues, Rules } from './validators/index.ts'

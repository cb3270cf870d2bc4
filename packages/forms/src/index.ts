export { type KeyFilter, focusFirstInvalid } from './state/controls.ts'
export { bindForm, type FormEvents } from './state/bind-form.ts'
export {
  createAvailabilityCheck,
  type Availability,
  type AvailabilityOptions,
  type AvailabilityWatch,
  type FetchStatus,
} from './state/availability-check.ts'
export {
  createForm,
  type FieldState,
  type Form,
  type FormOptions,
  type FormStatus,
  type FormTarget,
  type ParsedValues,
  type FieldParsers,
  type Refusal,
  type SubmitOutcome,
} from './state/form.ts'
export {
  htmlTextLength,
  parseNumber,
  parseVideoLink,
  type VideoLink,
  readAddress,
  type Address,
} from './state/parsers.ts'
export type { FormErrors, FormValues, Rules } from './validators/index.ts'

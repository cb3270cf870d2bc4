export { AddressFields, type AddressFieldsProps } from './address-fields.tsx'
export {
  CheckboxField,
  CheckboxesField,
  RadioField,
  type ChoiceFieldProps,
  SearchSelectField,
  SelectField,
} from './choice-fields.tsx'
export {
  DateField,
  EmailField,
  MoneyField,
  type MoneyFieldProps,
  NumberField,
  PasswordField,
  PhoneField,
  TextField,
  type TextFieldProps,
  TextareaField,
  type TextareaFieldProps,
  VideoLinkField,
  type VideoLinkFieldProps,
} from './text-fields.tsx'
export {
  FileField,
  type FileFieldProps,
  ImageField,
  type ImageFieldCrop,
  type ImageFieldProps,
  type PictureStore,
} from './file-fields.tsx'
export { FormErrorSummary, type FormErrorSummaryProps, FormErrors } from './form-errors.tsx'
export { RichTextField, type RichTextFieldProps } from './rich-text-field.tsx'
export {
  SlugField,
  type SlugFieldProps,
  type SlugMessages,
  type SuggestSlugs,
} from './slug-field.tsx'
export { SubmitButton, type SubmitButtonProps } from './submit-button.tsx'
export { useBoundField, type BoundField, type BoundProps } from './bound-field.tsx'
export type { Form as FormState } from '../index.ts'

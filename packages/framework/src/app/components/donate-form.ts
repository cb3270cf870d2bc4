import type { ComponentProps } from 'react'
import type { DonateForm } from '../../sections/donate/donate-form.tsx'

/** The form to give. */
export { DonateForm as default } from '../../sections/donate/donate-form.tsx'

export type DonateFormProps = ComponentProps<typeof DonateForm>

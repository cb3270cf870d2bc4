import type { ComponentProps } from 'react'
import type { DonateForm } from '../../sections/donate/donate-form.tsx'

/** Donation form with suggested amounts. */
export { DonateForm as default } from '../../sections/donate/donate-form.tsx'

export type DonateFormProps = ComponentProps<typeof DonateForm>

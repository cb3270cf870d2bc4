'use client'

import { createRegistration, RegistrationScreen } from '@milepost/supporter/registration'

const registration = createRegistration({
  siteName: 'River Run',
  charityId: '3001',
  country: 'gb',
  currency: 'GBP',
})

export default function RegisterPage() {
  return <RegistrationScreen view={registration} />
}

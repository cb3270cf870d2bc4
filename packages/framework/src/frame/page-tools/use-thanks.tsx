import { isPageOwner, useSession } from '@milepost/supporter'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Ownership } from './page-tools.tsx'

// Lazy, because only page owners need it.
const ThankDonor = lazy(async () => ({
  default: (await import('@milepost/supporter/owner-tools')).ThankDonor,
}))

/** Returns a function that renders the owner's thank-you button for a donation; undefined for other visitors. */
export function useThankButton(
  ownership: Ownership,
  page: { slug: string; title: string },
):
  | ((gift: {
      name: string
      isUnnamed?: true
      amount: string
      isAmountHidden: boolean
    }) => ReactNode)
  | undefined {
  const session = useSession()
  if (!isPageOwner(session, ownership)) return undefined
  return ({ name, isUnnamed, amount, isAmountHidden }) => (
    <Suspense fallback={null}>
      <ThankDonor
        donor={isUnnamed ? undefined : name}
        amount={isAmountHidden ? undefined : amount}
        page={page}
      />
    </Suspense>
  )
}

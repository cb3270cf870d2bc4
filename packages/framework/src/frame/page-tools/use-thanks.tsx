import { isPageOwner, useSession } from '@milepost/supporter'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Ownership } from './page-tools.tsx'

// Visitors never load it.
const ThankDonor = lazy(async () => ({
  default: (await import('@milepost/supporter/owner-tools')).ThankDonor,
}))

/** Returns the owner's thank-you controls for donations; undefined for other visitors. */
export function useThanks(
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

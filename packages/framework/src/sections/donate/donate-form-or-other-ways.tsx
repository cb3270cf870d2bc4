import { type ComponentProps, lazy, Suspense } from 'react'
import DonateForm from 'virtual:milepost/components/DonateForm'
import type { OtherWaysView } from './other-ways.tsx'

const OtherWays = lazy(async () => ({ default: (await import('./other-ways.tsx')).OtherWays }))

/** Donation form, preceded or replaced by other ways to donate. */
export function DonateFormOrOtherWays({
  ways,
  ...form
}: ComponentProps<typeof DonateForm> & { ways: OtherWaysView | undefined }) {
  return (
    <>
      {ways && (
        <Suspense fallback={null}>
          <OtherWays ways={ways} />
        </Suspense>
      )}
      {ways?.isInPlace ? null : <DonateForm {...form} />}
    </>
  )
}

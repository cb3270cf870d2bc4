import { type ComponentProps, lazy, Suspense } from 'react'
import DonateForm from 'virtual:milepost/components/DonateForm'
import type { OtherWaysView } from './other-ways.tsx'

const OtherWays = lazy(async () => ({ default: (await import('./other-ways.tsx')).OtherWays }))

/** The form for gifts, with the other ways to give before it or in its place. */
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

import { choice, requiredNumber, text } from '@milepost/content/fields'
import { expect, expectTypeOf, it } from 'vitest'
import { defineServer, defineSlice } from './define-server.ts'
import { defineSite, lazySlice, type SliceProps } from './define-site.ts'

const pledge = defineSlice({
  type: 'pledge',
  fields: { goal: requiredNumber(), tone: choice(['calm', 'loud'], 'calm') },
  items: { name: text },
  present: ({ primary, items }) => {
    // `present` receives the type that the schema infers.
    expectTypeOf(primary.goal).toEqualTypeOf<number>()
    expectTypeOf(primary.tone).toEqualTypeOf<'calm' | 'loud'>()
    expectTypeOf(primary.title).toEqualTypeOf<string>()
    expectTypeOf(items).toEqualTypeOf<{ name: string }[]>()
    return { goal: primary.goal }
  },
})
const tides = defineSlice({ type: 'tides', present: () => ({ high: true }) })
const server = defineServer({ slices: [pledge, tides] })

const Pledge = ({ slice, section }: SliceProps<typeof pledge>) =>
  `${section.title} ${slice.goal.toFixed()}`
const Tides = ({ slice }: SliceProps<typeof tides>) => String(slice.high)

it('requires a component for each slice of the server', () => {
  const site = defineSite<typeof server>({
    slices: { pledge: lazySlice(async () => ({ default: Pledge })), tides: Tides },
  })
  expect(Object.keys(site.slices ?? {})).toEqual(['pledge', 'tides'])
  expectTypeOf<SliceProps<typeof pledge>['slice']>().toEqualTypeOf<{ goal: number }>()
})

it('reports a type error for a missing component, or one of another slice', () => {
  // @ts-expect-error -- `tides` has no component
  expect(defineSite<typeof server>({ slices: { pledge: Pledge } }).slices).not.toHaveProperty(
    'tides',
  )
  // @ts-expect-error -- the component of `tides` takes what `pledge` gives
  expect(defineSite<typeof server>({ slices: { pledge: Pledge, tides: Pledge } })).toBeDefined()
})

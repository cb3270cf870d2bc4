import { unitTable } from './unit-table.ts'

/** The factor to metres, the factor back, and what metres are divided by instead. */
type DistanceFactors = readonly [toMetres: number, fromMetres: number, divisor: number]

/**
 * The accepted names and the stated factors (Spec §9). The way back is not the exact inverse;
 * kilometres are divided, because times 0.001 is not always the same number.
 */
export const distances = /* @__PURE__ */ unitTable<DistanceFactors>(
  ['km kilometers kilometres', [1000, 1, 1000]],
  ['mi miles', [1609.344, 0.000621371, 1]],
  ['ft feet', [0.3048, 3.28084, 1]],
  ['yd yards', [0.9144, 1.0936132983, 1]],
)

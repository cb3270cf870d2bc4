import type { Platform } from '../platform/platform.ts'

/**
 * A free function of this package without its first argument, the platform: what the method of an adapter with
 * the same name takes and gives.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever the call takes
export type Call<Free extends (platform: Platform, ...rest: any[]) => Promise<unknown>> =
  Free extends (platform: Platform, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never

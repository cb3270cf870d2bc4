/**
 * Registers work that outlives the response to its request, or that other requests wait for. Worker runtimes otherwise cancel a
 * request's pending work when they have sent its response.
 */
export type WaitUntil = (work: Promise<unknown>) => void

/**
 * Told of work that goes on after its request was answered, or that other requests wait for. A runtime
 * that ends what a request started with the request is asked here to let it finish.
 */
export type WaitUntil = (work: Promise<unknown>) => void

/** Why a request is not let in: the status of its answer. */
export type RefusedStatus = 400 | 403 | 405 | 413 | 414 | 415 | 429

export const refusedStatuses = [400, 403, 404, 405, 413, 414, 415, 421, 429, 503] as const

export type RefusedStatus = (typeof refusedStatuses)[number]

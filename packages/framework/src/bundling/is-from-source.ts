/** Whether the kit runs from its sources, as in this repository, rather than from the published package. */
export const isFromSource = import.meta.url.endsWith('.ts')

/** Extra export conditions for resolving the kit's packages. */
export const kitConditions: readonly string[] = isFromSource ? ['@milepost/source'] : []

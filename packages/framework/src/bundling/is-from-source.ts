/** Whether the framework runs from its sources, as in this repository, rather than from the published package. */
export const isFromSource = import.meta.url.endsWith('.ts')

/** Additional export conditions to resolve Milepost's packages. */
export const kitConditions: readonly string[] = isFromSource ? ['@milepost/source'] : []

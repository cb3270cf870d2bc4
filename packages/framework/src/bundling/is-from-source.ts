/** Whether the kit runs from its sources, as it does in its own repository, and not from what is published. */
export const isFromSource = import.meta.url.endsWith('.ts')

/** The export conditions under which the kit's packages are resolved beside the usual ones. */
export const kitConditions: readonly string[] = isFromSource ? ['@milepost/source'] : []

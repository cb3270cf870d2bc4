/** The export condition under which workspace packages are read from their sources. */
export const sourceCondition = '@milepost/source'

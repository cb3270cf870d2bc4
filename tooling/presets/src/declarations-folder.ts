/** Where the declarations of a package's modules lie until tsup makes one of each entry, relative to its folder. */
export const declarationsFolder = 'build/declarations'

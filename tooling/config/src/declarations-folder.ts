/** Where the declarations of a package's modules are until tsup makes one of each entry, relative to its folder. */
export const declarationsFolder = 'build/declarations'

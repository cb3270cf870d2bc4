/** New names of exports by their old ones, by package, such as `@milepost/platform`. */
export type Renames = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * Reads the renamed exports from changelogs: the rows of tables below "Renamed in `@milepost/…`:", with the old names in the first
 * column and as many new names in the second. Other texts are ignored.
 *
 * @param since - version whose names are known, such as `1.2.0`; older sections are ignored
 */
export function parseRenames(changelogs: readonly string[], since: string): Renames {
  const renames = new Map<string, Map<string, string>>()
  for (const changelog of changelogs) {
    let isNew = false
    let names: Map<string, string> | undefined
    for (const line of changelog.split(/\r?\n/)) {
      const version = /^## v?(\d+\.\d+\.\d+\S*)/.exec(line)?.[1]
      if (version !== undefined) isNew = compareVersions(version, since) > 0
      const named = /Renamed in `(@milepost\/[\w/-]+)`/.exec(line)?.[1]
      if (named !== undefined) {
        names = renames.get(named) ?? new Map()
        renames.set(named, names)
      }
      const [before = [], after = []] = line
        .trim()
        .split('|')
        .slice(1, 3)
        .map((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
      if (!isNew || before.length !== after.length) continue
      for (const [index, name] of before.entries()) names?.set(name, after[index] ?? name)
    }
  }
  return renames
}

/**
 * Replaces renamed exports in the imports of a module. `import { old }` becomes `import { current as old }`, so that nothing else
 * in the module changes.
 */
export function renameImports(source: string, renames: Renames): string {
  return source.replaceAll(
    /(\b(?:import|export)\b(?:\s+type)?\s*\{)([^}]*)(\}\s*from\s*['"])(@milepost\/[\w-]+)([^'"]*['"])/g,
    (_all, start: string, list: string, middle: string, name: string, end: string) => {
      const names = renames.get(name)
      const renamed = list.replaceAll(
        /(?<=^|,)(\s*(?:type\s+)?)(\w+)(\s+as\s+\w+)?(?=\s*(?:,|$))/g,
        (whole, space: string, old: string, alias = ` as ${old}`) => {
          const current = names?.get(old)
          return current === undefined ? whole : `${space}${current}${alias}`
        },
      )
      return start + renamed + middle + name + end
    },
  )
}

/** Compares versions by their numbers, without prerelease tags. Positive if the first one is newer. */
function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split(/[.-]/, 3).map(Number))
  const index = [0, 1, 2].find((part) => a?.[part] !== b?.[part])
  return index === undefined ? 0 : (a?.[index] ?? 0) - (b?.[index] ?? 0)
}

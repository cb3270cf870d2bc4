import type { WorkspacePackage } from './workspace.ts'

const vagueNames = /(^|\/)(utils?|helpers?|common|misc)(\/|\.tsx?$)/
const kebab = /^[a-z0-9.$_-]+$/
const table = /\.(test|test-d|spec|test-kit|stories|css|wire|data|fixtures|bench)\.tsx?$|\.d\.ts$/
const maximumLines = 500
const maximumDepth = 3

/**
 * Checks the layout rules of docs/architecture.md that file names and lengths show: at most three folders below
 * `src/`, no vague names, kebab-case, at most 500 lines in a file that is not a table or a test.
 *
 * @returns one sentence per broken rule
 */
export function checkLayout(packages: readonly WorkspacePackage[]): string[] {
  return packages.flatMap((pkg) =>
    pkg.files.flatMap((file) => {
      const path = `${pkg.folder}/${file.path}`
      const problems: string[] = []
      const parts = file.path.split('/')
      if (parts[0] === 'src' && parts.length > maximumDepth + 2)
        problems.push(`${path}: more than ${maximumDepth} folders below src/`)
      if (vagueNames.test(file.path))
        problems.push(`${path}: vague name; name the file after its contents`)
      if (!parts.every((part) => kebab.test(part)))
        problems.push(`${path}: file names are kebab-case`)
      if (file.lines > maximumLines && !table.test(file.path))
        problems.push(`${path}: ${file.lines} lines; the maximum is ${maximumLines}`)
      return problems
    }),
  )
}

import type { WorkspacePackage } from './workspace.ts'

const vagueNames = /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.tsx?$)/
const kebab = /^[a-z0-9.$_-]+$/
const table = /\.(test|test-d|spec|test-kit|stories|css|wire|data|fixtures|bench)\.tsx?$|\.d\.ts$/
const maximumLines = 500

/**
 * Checks the rules of the repository that a glance at the tree shows: two folders deep below `src/`, no
 * vague names, kebab-case files, no file over 500 lines that is not a table or a test.
 *
 * @returns one sentence per broken rule
 */
export function checkLayout(packages: readonly WorkspacePackage[]): string[] {
  return packages.flatMap((pkg) =>
    pkg.files.flatMap((file) => {
      const where = `${pkg.folder}/${file.path}`
      const problems: string[] = []
      const parts = file.path.split('/')
      if (parts[0] === 'src' && parts.length > 4)
        problems.push(`${where}: more than two folders below src/`)
      if (vagueNames.test(file.path))
        problems.push(`${where}: the name says nothing; name it after what is in it`)
      if (!parts.every((part) => kebab.test(part)))
        problems.push(`${where}: file names are kebab-case`)
      if (file.lines > maximumLines && !table.test(file.path))
        problems.push(`${where}: ${file.lines} lines; shape it below ${maximumLines}`)
      return problems
    }),
  )
}

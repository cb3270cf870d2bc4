import { posix } from 'node:path'
import {
  allowedEdges,
  type AllowedEdge,
  forbiddenImports,
  provingPackages,
  sharedTooling,
} from './allowed-edges.ts'
import type { SourceFile, WorkspacePackage } from './workspace.ts'

const ours = '@milepost/'
const testFile = /\.(test|test-d|stories|bench)\.tsx?$|(^|\/)bench\//

/**
 * Checks every package.json and every import against the allowed direction of dependencies.
 *
 * @returns one sentence per broken rule, each naming the file; empty when all rules are kept
 */
export function checkImports(packages: readonly WorkspacePackage[]): string[] {
  return packages.flatMap((pkg) => [
    ...checkManifest(pkg),
    ...pkg.files.flatMap((file) => checkFile(pkg, file)),
  ])
}

function checkManifest(pkg: WorkspacePackage): string[] {
  if (provingPackages.includes(pkg.name)) return []
  const edges = allowedEdges[pkg.name]
  if (!edges) return [`${pkg.folder}: ${pkg.name} has no row in allowed-edges.ts`]
  return [...pkg.runtimeDependencies, ...pkg.developmentDependencies]
    .filter((name) => name.startsWith(ours) && name !== sharedTooling)
    .filter((name) => !edges.some((edge) => edge.to === name))
    .map((name) => `${pkg.folder}/package.json: ${pkg.name} must not depend on ${name}`)
}

function checkFile(pkg: WorkspacePackage, file: SourceFile): string[] {
  return file.imports.flatMap((specifier) => {
    if (specifier.startsWith('.')) return checkRelative(pkg, file, specifier)
    const { name, entry } = splitSpecifier(specifier)
    if (name.startsWith(ours)) return checkOurs(pkg, file, name, entry)
    return checkThirdParty(pkg, file, name)
  })
}

function checkRelative(pkg: WorkspacePackage, file: SourceFile, specifier: string): string[] {
  const target = posix.normalize(posix.join(posix.dirname(file.path), specifier))
  return target.startsWith('..')
    ? [`${pkg.folder}/${file.path}: ${specifier} reaches outside the package`]
    : []
}

function checkOurs(pkg: WorkspacePackage, file: SourceFile, name: string, entry: string): string[] {
  if (name === sharedTooling || name === pkg.name || provingPackages.includes(pkg.name)) return []
  const where = `${pkg.folder}/${file.path}`
  const edges = (allowedEdges[pkg.name] ?? []).filter((candidate) => candidate.to === name)
  if (edges.length === 0) return [`${where}: ${pkg.name} must not import ${name}`]
  return edges.some((edge) => allows(edge, file.path, entry))
    ? []
    : [`${where}: ${pkg.name} may not import ${posix.join(name, entry)} from here`]
}

function allows(edge: AllowedEdge, path: string, entry: string): boolean {
  if (edge.entries && !edge.entries.includes(entry)) return false
  return edge.from === undefined || path.startsWith(edge.from)
}

function checkThirdParty(pkg: WorkspacePackage, file: SourceFile, name: string): string[] {
  if (testFile.test(file.path)) return []
  return forbiddenImports
    .filter((rule) => rule.in === pkg.name && rule.packages.includes(name))
    .filter((rule) => rule.except === undefined || !file.path.startsWith(rule.except))
    .map((rule) => `${pkg.folder}/${file.path}: must not import ${name}: ${rule.because}`)
}

function splitSpecifier(specifier: string): { name: string; entry: string } {
  const parts = specifier.split('/')
  const length = specifier.startsWith('@') ? 2 : 1
  const rest = parts.slice(length).join('/')
  return { name: parts.slice(0, length).join('/'), entry: rest === '' ? '.' : `./${rest}` }
}

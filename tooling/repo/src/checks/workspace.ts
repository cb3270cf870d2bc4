import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'

/** One package of the workspace, with every import its source files make. */
export interface WorkspacePackage {
  name: string
  /** The folder, relative to the workspace's root, with forward slashes. */
  folder: string
  /** Names in `dependencies` and `peerDependencies`. */
  runtimeDependencies: readonly string[]
  /** Names in `devDependencies`. */
  developmentDependencies: readonly string[]
  files: readonly SourceFile[]
}

export interface SourceFile {
  /** Path inside the package, with forward slashes. */
  path: string
  imports: readonly string[]
  lines: number
}

interface PackageJson {
  name?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

// `applications` contains what an outside project would have; it is not ours to judge.
const ignored = /(^|\/)(node_modules|dist|build|reports|applications|\.react-router)(\/|$)/

/** Reads all packages below `packages/`, `apps/` and `tooling/` of a workspace, and `e2e`. */
export function readWorkspace(root: string): WorkspacePackage[] {
  return globSync('{{packages,apps,tooling}/*,e2e}/package.json', { cwd: root })
    .toSorted()
    .map((manifest) => readPackage(root, dirname(manifest)))
}

function readPackage(root: string, folder: string): WorkspacePackage {
  const manifest = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  ) as PackageJson
  const base = join(root, folder)
  const files = globSync('**/*.{ts,tsx,mts,cts}', {
    cwd: base,
    exclude: (path: string) => ignored.test(slashes(path)),
  })
    .map((path) => readSource(base, path))
    .toSorted((a, b) => a.path.localeCompare(b.path))
  return {
    name: manifest.name ?? folder,
    folder: slashes(folder),
    runtimeDependencies: [
      ...Object.keys(manifest.dependencies ?? {}),
      ...Object.keys(manifest.peerDependencies ?? {}),
    ],
    developmentDependencies: Object.keys(manifest.devDependencies ?? {}),
    files,
  }
}

function readSource(base: string, path: string): SourceFile {
  const text = readFileSync(join(base, path), 'utf8')
  return {
    path: slashes(relative(base, join(base, path))),
    imports: ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName),
    lines: text.split('\n').length,
  }
}

function slashes(path: string): string {
  return path.split(sep).join('/')
}

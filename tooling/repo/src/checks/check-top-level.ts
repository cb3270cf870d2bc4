import { readdirSync } from 'node:fs'

const allowed = new Set([
  'package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  'turbo.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'knip.json',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'LICENSE',
  'AGENTS.md',
  'llms.txt',
  'packages',
  'apps',
  'e2e',
  'deploy',
  'tooling',
  'docs',
])
const generated = new Set(['node_modules', 'reports'])

/** Checks that nothing but what the architecture names is at the top of the tree; dot files are free. */
export function checkTopLevel(root: string): string[] {
  return readdirSync(root)
    .filter((name) => !name.startsWith('.') && !allowed.has(name) && !generated.has(name))
    .map((name) => `${name}: not a place at the top level; see docs/architecture.md`)
}

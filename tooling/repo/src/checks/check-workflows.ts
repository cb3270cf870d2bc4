import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

interface Job {
  uses?: string
  run?: string
  permissions?: unknown
  needs?: string | readonly string[]
  steps?: readonly { uses?: string; run?: string }[]
}

interface Workflow {
  permissions?: unknown
  jobs?: Record<string, Job>
}

const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/
const withVersion = /uses:\s*\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
/** Runs installed packages, or installs them with their scripts. */
const runsForeignCode =
  /\bnpm (?:test|ci|install|run (?!release -- publish\b))|\bpnpm\S* (?:install|exec|run|dlx)\b(?!.*--ignore-scripts)/

/**
 * Checks the workflows: actions pinned by the hash of a commit with a comment that names the version, read-only permissions
 * except in jobs that need more, and no foreign code in a job that may write or publish. Actionlint checks the rest.
 *
 * @returns one sentence per broken rule
 */
export function checkWorkflows(root: string): string[] {
  const files = globSync('.github/workflows/*.{yml,yaml}', { cwd: root }).toSorted()
  return files.flatMap((path) =>
    problemsIn(readFileSync(join(root, path), 'utf8')).map((problem) => `${path}: ${problem}`),
  )
}

function problemsIn(text: string): string[] {
  const { permissions, jobs = {} } = parse(text) as Workflow
  const problems = isReadOnly(permissions) ? [] : ['its permissions are not contents: read']
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (/uses:\s*(?!\.\/)\S+@/.test(line) && !withVersion.test(line))
      problems.push(`no version next to a hash: ${line}`)
  }
  for (const [name, { steps = [], ...job }] of Object.entries(jobs)) {
    for (const { uses } of [job, ...steps]) {
      if (uses !== undefined && !uses.startsWith('./') && !pinned.test(uses))
        problems.push(`${name} uses ${uses}, which is not the hash of a commit`)
    }
    if (!mayWrite(job.permissions)) continue
    if (job.needs === undefined) problems.push(`${name} may write and needs no other job`)
    for (const { run = '' } of steps) {
      if (runsForeignCode.test(run))
        problems.push(`${name} may write and runs foreign code: ${run}`)
    }
  }
  return problems
}

function mayWrite(permissions: unknown): boolean {
  if (typeof permissions !== 'object') return permissions === 'write-all'
  // The findings of a scanner change no published file.
  return Object.entries(permissions ?? {}).some(
    ([scope, right]) => right === 'write' && scope !== 'security-events',
  )
}

function isReadOnly(permissions: unknown): boolean {
  if (typeof permissions !== 'object' || permissions === null) return false
  return Object.entries(permissions).every(
    ([scope, right]) => right === 'none' || (scope === 'contents' && right === 'read'),
  )
}

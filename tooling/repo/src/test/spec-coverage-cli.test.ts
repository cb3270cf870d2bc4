import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const requirements = 'id\tarea\trequirement\nS1.01\tsite\tA\nS1.02\tsite\tB\n'
const both = [
  { fullName: 'a [S1.01]', status: 'passed' },
  { fullName: 'b [S1.02]', status: 'passed' },
]

function run(
  tests: { fullName: string; status: string }[],
  { overruled = '', args = [] }: { overruled?: string; args?: string[] } = {},
) {
  const root = mkdtempSync(join(tmpdir(), 'coverage-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const written = {
    'docs/spec/requirements.tsv': requirements,
    'docs/spec/overruled.tsv': `id\tdecision\n${overruled}`,
    'packages/a/reports/unit.json': JSON.stringify({
      testResults: [{ name: '/any/packages/a/src/a.test.ts', assertionResults: tests }],
    }),
  }
  for (const [path, text] of Object.entries(written)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const cli = join(import.meta.dirname, 'spec-coverage-cli.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, root, ...args], {
    encoding: 'utf8',
  })
  const shown = readFileSync(join(root, 'reports/requirements.md'), 'utf8')
  return { status, stdout, stderr, shown }
}

it('passes when each row is shown', () => {
  const { status, stdout, stderr } = run(both)
  expect(stdout).toMatch(/site\s+2\/2/)
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

it('fails on an open row, and names it', () => {
  const { status, stdout, stderr } = run([{ fullName: 'a [S1.01]', status: 'passed' }])
  expect(stdout).toMatch(/site\s+1\/2/)
  expect(stderr).toBe('Open, as no passing test shows them: S1.02\n')
  expect(status).toBe(1)
})

it('fails on an id that does not exist, and names the test', () => {
  const { status, stderr } = run([...both, { fullName: 'a [S9.99]', status: 'passed' }])
  expect(stderr).toContain('"a [S9.99]" names S9.99')
  expect(status).toBe(1)
})

it('says of each requirement where it is shown, or which decision overrules it', () => {
  const { shown, status } = run([{ fullName: 'adds up [S1.01]', status: 'passed' }], {
    overruled: 'S1.02\tNot done, and why\n',
  })
  expect(shown).toContain('## S1.01\n\nA\n\n- `packages/a/src/a.test.ts`: adds up [S1.01]')
  expect(shown).toContain(
    '## S1.02\n\nB\n\nA decision overrules it: Not done, and why\n\nShown by no test.',
  )
  expect(status).toBe(0)
})

it('passes with an open row where enough are shown', () => {
  const one = [{ fullName: 'a [S1.01]', status: 'passed' }]
  expect(run(one, { args: ['--at-least=1'] }).status).toBe(0)
  expect(run(one, { args: ['--at-least=2'] }).status).toBe(1)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runStage } from './run-stage.ts'

const said: string[] = []

beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  vi.spyOn(process.stdout, 'write').mockImplementation((part) => {
    said.push(part.toString())
    return true
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})

function run(name: string, script: string, timeoutMs = 60_000): Promise<boolean> {
  return runStage(
    { name, command: [process.execPath, '-e', script], timeoutMs },
    { cwd: import.meta.dirname, env: process.env, isAlone: false },
  )
}

it('says of a stage how it ended', async () => {
  await expect(run('good', '')).resolves.toBe(true)
  await expect(run('bad', 'process.exit(3)')).resolves.toBe(false)
  expect(said.join('\n')).toMatch(/── good: passed \(.*s\)[^]*── bad: FAILED \(.*s\)/)
})

it('keeps what stages beside each other print together', async () => {
  const counting = (word: string) =>
    `let n = 0; const timer = setInterval(() => { console.log('${word}', ++n); if (n === 3) clearInterval(timer) }, 1)`
  await Promise.all([run('first', counting('one')), run('second', counting('two'))])
  const text = said.join('')
  expect(text).toContain('── firstone 1\none 2\none 3\n── first: passed')
  expect(text).toContain('── secondtwo 1\ntwo 2\ntwo 3\n── second: passed')
})

it('ends a stage that hangs, and fails one whose command is missing', async () => {
  await expect(run('hangs', 'setInterval(() => {}, 1000)', 300)).resolves.toBe(false)
  await expect(
    runStage(
      { name: 'missing', command: ['no-such-command'], timeoutMs: 60_000 },
      { cwd: import.meta.dirname, env: process.env, isAlone: false },
    ),
  ).resolves.toBe(false)
  expect(said.join('\n')).toContain('no-such-command')
})

it('hands out the last lines of what failed, and prints once what runs alone', async () => {
  const lastWords: string[] = []
  const script = 'for (let n = 1; n <= 100; n += 1) console.log("line", n); process.exitCode = 1'
  await runStage(
    { name: 'long', command: [process.execPath, '-e', script], timeoutMs: 60_000 },
    {
      cwd: import.meta.dirname,
      env: process.env,
      isAlone: true,
      onFail: (words) => lastWords.push(words),
    },
  )
  expect(lastWords).toEqual([expect.stringMatching(/^line 56\n[^]*\nline 100$/)])
  expect(said.join('').split('line 100')).toHaveLength(2)
})

import { describe, expect, it } from 'vitest'
import { blocksOf, isCommand, isModule, reasonNotRun } from './read-blocks.ts'

const text = [
  '# A page',
  '```bash',
  'npm start',
  '```',
  'words',
  '````md',
  '```ts',
  'inside',
  '```',
  '````',
  '```bash not run: needs Docker',
  'docker build .',
  '```',
  '```sh not run here: npm run lab -- outside runs it',
  'npx x',
  '```',
  '```tsx',
  'never closed',
].join('\n')

describe('blocksOf', () => {
  const blocks = blocksOf('a.md', text)

  it('finds blocks with their line, language and note', () => {
    expect(blocks.map(({ line, language, code }) => [line, language, code])).toEqual([
      [2, 'bash', 'npm start'],
      [6, 'md', '```ts\ninside\n```'],
      [11, 'bash', 'docker build .'],
      [14, 'sh', 'npx x'],
      [17, 'tsx', 'never closed'],
    ])
  })

  it('tells what must be tried', () => {
    expect(blocks.map((block) => reasonNotRun(block))).toEqual([
      undefined,
      undefined,
      'needs Docker',
      'npm run lab -- outside runs it',
      undefined,
    ])
    expect(blocks.map((block) => isCommand(block))).toEqual([true, false, true, true, false])
    expect(blocks.map((block) => isModule(block))).toEqual([false, false, false, false, true])
  })
})

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runMilepost, repositoryFolder, testFolder } from '../command/command-line.test-kit.ts'
import { registerInBrowser, registerOnServer } from './register-slice.ts'
import { getSliceNames } from './slice-names.ts'

const pledge = getSliceNames('Pledge')
const tides = getSliceNames('TideTable')

/** Returns a file of the guide, without the comment with its path. */
async function guideFile(path: string): Promise<string> {
  const guide = await readFile(join(repositoryFolder, 'docs/guides/extend-a-site.md'), 'utf8')
  const [, text = ''] =
    new RegExp(`\`\`\`tsx?[^\\n]*\\n// ${path}\\n([^]*?)\`\`\``).exec(guide) ?? []
  return text
}

describe('the names of a section', () => {
  it.each([
    ['Pledge', 'pledge', 'pledge'],
    ['TideTable', 'tideTable', 'tide-table'],
    ['Top10', 'top10', 'top10'],
  ])('of %s are %s and %s', (name, type, file) =>
    expect(getSliceNames(name)).toEqual({ component: name, type, file }),
  )

  it.each([
    'pledge',
    'Tide-Table',
    'tide_table',
    '',
    '../Evil',
    'Tide Table',
    'Été',
    'Class',
    '9Lives',
  ])('rejects %j', (name) =>
    expect(() => getSliceNames(name)).toThrow(
      /choose another name|use PascalCase, such as TideTable/,
    ),
  )
})

describe('the registration', () => {
  it('is as in the guide', async () => {
    const server = await guideFile('app/site.server.ts')
    const site = await guideFile('app/site.config.ts')
    expect(server).toContain('pledge')
    expect(registerOnServer(undefined, pledge)).toBe(server)
    expect(registerInBrowser(undefined, pledge)).toBe(site)
  })

  it('extends a registration in one line or in several', () => {
    expect(registerOnServer(registerOnServer(undefined, pledge), tides)).toBe(
      `import { defineServer } from '@milepost/framework/server'
import { pledge } from './slices/pledge.server.ts'
import { tideTable } from './slices/tide-table.server.ts'

export default defineServer({ slices: [pledge, tideTable] })
`,
    )
    const lines = `import {
  defineServer,
} from '@milepost/framework/server'

export default defineServer({
  content: ({ site }) => createFileSource(\`content/\${site}\`),
  slices: [
    pledge, // the charity's own ]
    other({ with: [1, ']'] })
  ],
})
`
    expect(registerOnServer(lines, tides)).toBe(
      lines
        .replace('  ],\n', '    tideTable,\n  ],\n')
        .replace("']'] })\n", "']'] }),\n")
        .replace(
          "server'\n",
          "server'\nimport { tideTable } from './slices/tide-table.server.ts'\n",
        ),
    )
  })

  it.each([
    'export default { slices: [] }',
    'export default defineServer(settings)',
    'export default defineServer({ slices })',
    'export default defineServer({ slices: own })',
    'export default defineServer({ slices: [pledge',
  ])('does not change %j', (source) => expect(registerOnServer(source, tides)).toBeUndefined())
})

describe('milepost add slice', () => {
  it('writes and registers a section in an empty folder', async () => {
    const cwd = testFolder()
    const { code, stdout } = await runMilepost(['add', 'slice', 'TideTable', '--json'], { cwd })
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      {
        component: 'TideTable',
        type: 'tideTable',
        file: 'tide-table',
        files: [
          ...['server.ts', 'tsx', 'model.json', 'mock.json'].map(
            (end) => `app/slices/tide-table.${end}`,
          ),
          'app/site.server.ts',
          'app/site.config.ts',
        ],
      },
    ])
    expect(await readFile(join(cwd, 'app/site.config.ts'), 'utf8')).toContain(
      "tideTable: lazySlice(() => import('./slices/tide-table.tsx'))",
    )
    const again = await runMilepost(['add', 'slice', 'TideTable'], { cwd })
    expect(again.stderr).toMatch(/The section "TideTable" already exists: .*\nChoose another/)
    expect(again.code).toBe(1)
    const second = await runMilepost(['add', 'slice', 'Pledge'], { cwd })
    expect(second.code).toBe(0)
    expect(await readFile(join(cwd, 'app/site.server.ts'), 'utf8')).toContain(
      'slices: [tideTable, pledge]',
    )
  })

  it.each([
    ['Quote', 1, 'The kit has a section "quote"'],
    ['quote', 2, 'use PascalCase, such as TideTable'],
  ])('rejects %s', async (name, code, said) => {
    const cwd = testFolder()
    const ended = await runMilepost(['add', 'slice', name], { cwd })
    expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(said)])
    expect(await readdir(cwd)).toEqual([])
  })

  it('writes nothing if it cannot register the section', async () => {
    const cwd = testFolder()
    await mkdir(join(cwd, 'app'))
    await writeFile(join(cwd, 'app/site.server.ts'), 'export default settings\n')
    const { code, stderr } = await runMilepost(['add', 'slice', 'Pledge'], { cwd })
    expect([code, stderr]).toEqual([1, expect.stringContaining('defineServer({ slices: […] })')])
    expect(await readdir(join(cwd, 'app'))).toEqual(['site.server.ts'])
  })
})

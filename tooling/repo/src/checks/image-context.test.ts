import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import dockerIgnore from '@balena/dockerignore'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

// Docker compares paths case-sensitively.
const ignored = dockerIgnore({ ignorecase: false }).add(
  readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8'),
)

describe("the container image's build context", () => {
  it('contains every tracked file', () => {
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    const files = tracked.split('\0').filter((file) => file !== '')

    expect(files.length).toBeGreaterThan(1000)
    expect(files.filter((file) => ignored.ignores(file))).toEqual([])
  })

  it.each([
    '.env',
    '.env.production',
    'apps/site/.env',
    'apps/site/.env.local',
    '.envrc',
    '.npmrc',
    'sandbox.db',
    'apps/site/sandbox.db-wal',
    'milepost.sqlite',
    '.milepost/last-good/page',
    'apps/site/.milepost/sandbox.db',
    'node_modules/react/index.js',
    'packages/ui/node_modules/react/index.js',
    'packages/ui/dist/index.js',
    'apps/site/build/serve.js',
    'apps/site/.react-router/types/routes.ts',
    'reports/attack/site.log',
    'e2e/reports/index.html',
    'tooling/repo/src/mutate/.stryker-tmp/a.ts',
    'npm-debug.log',
    'packages/ui/tsconfig.tsbuildinfo',
    '.turbo/cache/a.tar.zst',
    '.git/config',
    'deploy/tls.key',
    'deploy/tls.pem',
  ])('leaves out %s', (file) => expect(ignored.ignores(file)).toBe(true))

  it('leaves out whatever .gitignore names', () => {
    const patterns = readFileSync(join(root, '.gitignore'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('!'))
    const examples = patterns.map((pattern) =>
      pattern.replace(/\/$/, '/file').replaceAll('*', 'name'),
    )

    expect(examples.filter((file) => !ignored.ignores(`apps/site/${file}`))).toEqual([])
  })
})

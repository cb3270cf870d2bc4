import { relative, resolve } from 'node:path'
import { type AskQuestion, readAnswers } from './read-answers.ts'
import { helpText, readOptions } from './read-options.ts'
import { siteFactsOf } from './site-facts.ts'
import { starterVersions } from './starter-versions.ts'
import { writeSite } from './write-site.ts'

/** What creating a site reaches the outside through. */
export interface CreateScope {
  readonly cwd: string
  /** The version of this package. Our other packages have the same one. */
  readonly version: string
  readonly ask: AskQuestion
  readonly say: (line: string) => void
  readonly runNpm: (folder: string, args: readonly string[]) => Promise<void>
}

/**
 * Begins a site: asks, writes its files, installs what it needs and starts it.
 *
 * @throws UsageError for an answer that cannot be used, and for a folder that is not empty
 */
export async function createProject(args: readonly string[], scope: CreateScope): Promise<void> {
  const options = readOptions(args)
  if (options.help) {
    scope.say(helpText)
    return
  }
  const answers = await readAnswers(options, options.yes ? undefined : scope.ask)
  const facts = siteFactsOf(answers)
  const folder = resolve(scope.cwd, facts.folder)
  const files = await writeSite(folder, facts, {
    ours: `^${scope.version}`,
    others: starterVersions,
  })
  scope.say(`${files.length} files written to ${folder}`)
  if (facts.isInstalled) {
    scope.say('Installing what it needs …')
    await scope.runNpm(folder, ['install', '--no-audit', '--no-fund'])
  }
  const place = relative(scope.cwd, folder) || '.'
  const steps = [`cd ${place}`, ...(facts.isInstalled ? [] : ['npm install']), 'npm run dev']
  scope.say(['', ...steps.map((step) => `  ${step}`), ''].join('\n'))
  scope.say(`Then edit content/${facts.key}, and run "npm run doctor".`)
  if (facts.isStarted) await scope.runNpm(folder, ['run', 'dev'])
}

import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the `milepost` that an application has installed, in the application's folder. */
export function milepost(
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    execFile(
      join(folder, 'node_modules/.bin/milepost'),
      [...args],
      { cwd: folder, env: { ...process.env, ...environment }, maxBuffer: 100_000_000 },
      (error, stdout, stderr) => {
        if (error === null) resolve({ code: 0, stdout, stderr })
        else if (typeof error.code === 'number') resolve({ code: error.code, stdout, stderr })
        else reject(error)
      },
    )
  })
}

/**
 * Adds a section to an application by `milepost add slice`, and to the pages about its charities.
 *
 * @param name - of the section, such as `RiverLevel`
 * @throws Error when the command fails
 */
export async function addSection(
  folder: string,
  name: string,
  sites: readonly string[],
): Promise<void> {
  await expectCode(0, milepost(folder, ['add', 'slice', name]))
  const file = `${name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase()}.mock.json`
  const mock: unknown = JSON.parse(readFileSync(join(folder, 'app/slices', file), 'utf8'))
  for (const site of sites) {
    const file = join(folder, 'content', site, 'internal_page/about.json')
    const document = JSON.parse(readFileSync(file, 'utf8')) as { data: { content: unknown[] } }
    document.data.content.push(mock)
    writeFileSync(file, JSON.stringify(document))
  }
}

/**
 * Asks the doctor about an application that has sections of its own, and pushes its models to the sandbox.
 *
 * @throws Error when a command does not end, or say, what it should
 */
export async function checkCommands(folder: string, sandboxOrigin: string): Promise<void> {
  const doctor = await expectCode(1, milepost(folder, ['doctor', '--site', 'tideline', '--json']))
  const { findings } = JSON.parse(doctor.stdout) as { findings: readonly { problem: string }[] }
  const problems = findings.map(({ problem }) => problem).toSorted()
  const expected = [
    'Unknown slice type: balloons',
    'Unknown slice type: confetti',
    'Unknown slice type: streamers',
    // A section of the site whose content this is.
    'Unknown slice type: tideTable',
    // The agency's files replaced those that registered it; its model is still there.
    'no schema reads the slice type "floodWatch"',
    'the slice type "pledge" has a schema and no model: no editor can add one',
  ]
  if (JSON.stringify(problems) !== JSON.stringify(expected)) {
    throw new Error(`The doctor found ${JSON.stringify(problems)}`)
  }

  const service = {
    CONTENT_REPOSITORY: 'tideline',
    CONTENT_WRITE_TOKEN: 'sandbox',
    CONTENT_MODELS_ENDPOINT: `${sandboxOrigin}/types`,
  }
  const push = ['models', 'push', '--json']
  const pushed = await expectCode(0, milepost(folder, [...push, '--apply'], service))
  const { inserted } = JSON.parse(pushed.stdout) as { inserted: readonly string[] }
  if (inserted.length !== 57 || !inserted.includes('slices/riverLevel')) {
    throw new Error(`milepost models push inserted ${inserted.join(', ')}`)
  }
  const again = await expectCode(0, milepost(folder, push, service))
  const { changes } = JSON.parse(again.stdout) as { changes: readonly unknown[] }
  if (changes.length > 0) throw new Error(`What was pushed differs: ${again.stdout}`)

  const site = ['--site', 'summit']
  await expectCode(0, milepost(folder, ['export', ...site, '--out', 'summit.json']))
  console.log('outside (@milepost/cli): the doctor has looked, 57 models are pushed')
}

async function expectCode(code: number, running: Promise<Ended>): Promise<Ended> {
  const ended = await running
  if (ended.code === code) return ended
  throw new Error(`milepost ended with ${ended.code}:\n${ended.stdout}\n${ended.stderr}`)
}

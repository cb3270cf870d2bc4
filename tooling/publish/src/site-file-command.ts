import { readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  describeChange,
  describeProblem,
  diffSites,
  examineSite,
  parseSiteFile,
  SiteFileError,
  siteFileLimits,
} from '@milepost/content'
import type { SiteFile } from '@milepost/content'
import { exportSite } from './export-site.ts'
import { ImportError, importSite } from './import-site.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const usage = `npm run site:export -- --site <key> --out <file> [--folder <content folder>]
npm run site:import -- <file> [--folder <content folder>] [--replace] [--anyway]
npm run site:diff -- <file> <file> [--json]`

type Command = (args: readonly string[], output: Output) => Promise<number>

const commands: Readonly<Record<string, Command>> = {
  export: exportCommand,
  import: importCommand,
  diff: diffCommand,
}

/** Where a command says what it did. */
export interface Output {
  readonly log: (line: string) => void
  readonly error: (line: string) => void
}

/**
 * `site:export`, `site:import` and `site:diff`: the first argument says which, the others are its own.
 *
 * @returns the exit code: 0 when it is done (or there is no difference), 1 when it is refused (or there
 *   is one), 2 when the command line is wrong
 */
export async function siteFileCommand(
  [name = '', ...args]: readonly string[],
  output: Output,
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) return wrongUse(output)
  try {
    return await command(args, output)
  } catch (error) {
    if (!isExplained(error)) throw error
    output.error(error.message)
    return 1
  }
}

async function exportCommand(args: readonly string[], output: Output): Promise<number> {
  const text = { type: 'string' } as const
  const options = { site: text, out: text, folder: text }
  const values = read(output, () => parseArgs({ args: [...args], options }).values)
  if (values?.site === undefined || values.out === undefined) return wrongUse(output)
  const { site, out } = values
  const folder = resolve(values.folder ?? join(root, 'apps/site/content', site))
  const written = await exportSite({ site, folder })
  await writeFile(out, written)
  const { documents, media } = await parseSiteFile(written)
  output.log(`${site}: ${count(documents, media)}, ${written.length} characters, in ${out}`)
  return 0
}

async function importCommand(args: readonly string[], output: Output): Promise<number> {
  const options = {
    folder: { type: 'string' },
    replace: { type: 'boolean' },
    anyway: { type: 'boolean' },
  } as const
  const parsed = read(output, () => parseArgs({ args: [...args], options, allowPositionals: true }))
  const [file, ...rest] = parsed?.positionals ?? []
  if (parsed === undefined || file === undefined || rest.length > 0) return wrongUse(output)
  const site = await readSiteFile(file)
  const findings = examine(site)
  for (const finding of findings) output.error(`${finding.severity}  ${describeProblem(finding)}`)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  if (errors > 0 && parsed.values.anyway !== true) {
    output.error(`${errors} to mend; nothing is written (--anyway imports it as it is)`)
    return 1
  }
  const folder = resolve(parsed.values.folder ?? join(root, 'apps/site/content', site.site))
  await importSite(site, { folder, replace: parsed.values.replace ?? false })
  output.log(`${site.site}: ${count(site.documents, site.media)}, in ${folder}`)
  return 0
}

async function diffCommand(args: readonly string[], output: Output): Promise<number> {
  const options = { json: { type: 'boolean' } } as const
  const parsed = read(output, () => parseArgs({ args: [...args], options, allowPositionals: true }))
  const [before, after, ...rest] = parsed?.positionals ?? []
  if (parsed === undefined || before === undefined || after === undefined || rest.length > 0) {
    return wrongUse(output)
  }
  const changes = diffSites(await readSiteFile(before), await readSiteFile(after))
  if (parsed.values.json === true) output.log(JSON.stringify(changes, null, 2))
  else {
    for (const change of changes) output.log(describeChange(change))
    output.log(changes.length === 0 ? 'no difference' : `${changes.length} differences`)
  }
  return changes.length === 0 ? 0 : 1
}

async function readSiteFile(file: string): Promise<SiteFile> {
  // Four bytes a character at most: a file beyond that is not even read.
  const { size } = await stat(file)
  if (size > 4 * siteFileLimits.characters) {
    throw new SiteFileError([{ place: file, problem: 'this file is too large for a site' }])
  }
  return parseSiteFile(await readFile(file, 'utf8'))
}

/** What the doctor says of the published documents. */
function examine({ site, documents, media }: SiteFile) {
  return examineSite({
    site,
    documents: documents
      .filter(({ variant }) => variant === undefined)
      .map((one) => ({ id: '', ...one })),
    media: new Set(media.map(({ path }) => path)),
    now: new Date(),
  })
}

function count(documents: readonly unknown[], media: readonly unknown[]): string {
  return `${documents.length} documents, ${media.length} files of media`
}

function read<Value>(output: Output, parse: () => Value): Value | undefined {
  try {
    return parse()
  } catch (error) {
    output.error(error instanceof Error ? error.message : String(error))
    return undefined
  }
}

function wrongUse(output: Output): number {
  output.error(usage)
  return 2
}

function isExplained(error: unknown): error is Error {
  return (
    error instanceof SiteFileError ||
    error instanceof ImportError ||
    (error instanceof Error && ('code' in error || error.message.endsWith('is not JSON')))
  )
}

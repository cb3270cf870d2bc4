import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A catalogue in a module: `const english = { … } as const`, `const flashMessages = { … }`. */
const catalogue =
  /^(?:export )?const (?:english|\w*[mM]essages) = \{(.*?)\}(?: as const)?(?: satisfies \w+)?\n/gms
/** A key of it and its sentence, in either kind of quotes. */
const entry = /(?:^|[{,])\s*(\w+):\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/gm

/**
 * Every sentence of a site by its key: those of all the message catalogues in the modules below
 * some folders. The modules are read, not run.
 *
 * @throws Error when there is none below one of them; the message names the folder
 */
export async function readMessages(
  folders: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries((await Promise.all(folders.map(sentencesBelow))).flat())
}

async function sentencesBelow(folder: string): Promise<[string, string][]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const modules = files.filter(
    (file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.(?:test|stories)\./.test(file.name),
  )
  const texts = await Promise.all(
    modules.map((file) => readFile(join(file.parentPath, file.name), 'utf8')),
  )
  const sentences = texts.flatMap((text) => sentencesIn(text))
  if (sentences.length === 0) throw new Error(`${folder} has no message catalogue`)
  return sentences
}

/** The sentences of the catalogues in a module's text. */
export function sentencesIn(text: string): [string, string][] {
  return [...text.matchAll(catalogue)].flatMap(([, block = '']) =>
    Array.from(block.matchAll(entry), ([, key = '', single, double]): [string, string] => [
      key,
      (single ?? double ?? '').replaceAll(/\\(.)/gs, '$1'),
    ]),
  )
}

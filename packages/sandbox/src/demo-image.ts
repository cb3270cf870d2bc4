import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageFolder } from './package-files.ts'

const imageFiles = new Map(
  globSync('*.svg', { cwd: imageFolder })
    .toSorted()
    .map((file) => [file.slice(0, -4), file] as const),
)

/**
 * Returns the SVG of a demo image. Names such as `portrait-…` or `u17` are portraits, `logo-…` or `c17` are logos, and
 * all others are landscapes. `tideline` or `summit` in the name selects the demo site. The number at the end selects an
 * image of its kind, or a hash of the name if there is no number.
 */
export function createDemoImage(name: string): string {
  const site = /tideline|summit/.exec(name)?.[0] ?? 'own'
  const chosen = pickImage(name, getImageKind(name, site))
  return readFileSync(join(imageFolder, chosen), 'utf8')
}

function getImageKind(name: string, site: string): RegExp {
  if (/^(?:logo-|c\d)/.test(name)) return new RegExp(`^logo-${site}`)
  if (!/^(?:portrait-|u\d)/.test(name)) return new RegExp(`^scene-${site}-`)
  // The suffix depends on the person's first name: `b` may have a beard.
  return new RegExp(`^portrait-${site}-${/-([ab])\.\w+$/.exec(name)?.[1] ?? ''}`)
}

function pickImage(name: string, kind: RegExp): string {
  const choices = [...imageFiles].filter(([key]) => kind.test(key)).map(([, file]) => file)
  const number = /-(\d{1,6})(?:-[ab])?\.\w+$/.exec(name)?.[1]
  const hash = () => createHash('sha256').update(name).digest().readUInt32BE()
  const index = number === undefined ? hash() : Number(number) - 1
  const chosen = choices.at(index % choices.length)
  if (chosen === undefined) throw new Error(`No demo image in ${imageFolder} matches ${kind}`)
  return chosen
}

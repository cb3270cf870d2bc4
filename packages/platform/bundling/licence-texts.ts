import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'

/** Writes `dist/third-party-licences.txt`: the licences of the packages that a build took in. */
export const licenceTexts: Plugin = {
  name: 'licence-texts',
  setup(build) {
    build.initialOptions.metafile = true
    build.onEnd(({ metafile }) => {
      const folders = Object.keys(metafile?.inputs ?? {}).flatMap(
        (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
      )
      const file = resolve('dist/third-party-licences.txt')
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, [...new Set(folders)].map(licenceOf).toSorted().join('\n\n'))
    })
  },
}

/** @throws Error for a package without a licence: it must not be taken in */
function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<'name' | 'version' | 'license', string>
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  if (!file) throw new Error(`${name} carries no licence text`)
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
}

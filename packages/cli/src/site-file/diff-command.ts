import { resolve } from 'node:path'
import { describeChange, diffSites } from '@milepost/content'
import { defineCommand } from '../command/command.ts'
import { readSiteFile } from './read-site-file.ts'

/** `milepost diff`: names what came, went and changed from one site file to another, by document and field. */
export const diffCommand = defineCommand({
  arguments: ['file', 'other file'],
  options: {},
  example: 'diff river.json river-now.json',
  details: 'Ends with 1 when there is a difference.',
  async run({ arguments: [before = '', after = ''] }, { cwd }) {
    const changes = diffSites(
      await readSiteFile(resolve(cwd, before)),
      await readSiteFile(resolve(cwd, after)),
    )
    return {
      lines: [
        ...changes.map(describeChange),
        changes.length === 0 ? 'no difference' : `${changes.length} differences`,
      ],
      json: { changes },
      hasFindings: changes.length > 0,
    }
  },
})

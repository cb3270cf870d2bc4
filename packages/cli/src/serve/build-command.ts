import { defineCommand } from '../command/command.ts'
import { readApplicationPaths } from '../application/read-application-paths.ts'
import { runTool } from './run-tool.ts'

/** `milepost build`: builds an application for production. */
export const buildCommand = defineCommand({
  options: {},
  example: 'build',
  details:
    'Writes the files for browsers to build/, and the servers build/serve.js (from server.ts) and build/worker/worker.js (from worker.ts).',
  async run(_input, { cwd, step }) {
    const { application, build } = await readApplicationPaths(cwd)
    const tool = { folder: application, name: '@react-router/dev', command: 'react-router' }
    await step('Build', () => runTool(tool, ['build']))
    return { lines: [`Wrote ${build}`], json: { build } }
  },
})

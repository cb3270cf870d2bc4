import { defineCommand } from '../command/command.ts'
import { readApplicationPaths } from '../places/read-application-paths.ts'
import { runTool } from './run-tool.ts'

/** `milepost build`: builds the site of an application. */
export const buildCommand = defineCommand({
  options: {},
  example: 'build',
  details:
    'Writes build/: the files for browsers, and build/serve.js and build/worker/worker.js of server.ts and worker.ts.',
  async run(_input, { cwd, step }) {
    const { application, build } = await readApplicationPaths(cwd)
    const tool = { folder: application, name: '@react-router/dev', command: 'react-router' }
    await step('Build', () => runTool(tool, ['build']))
    return { lines: [`Written ${build}`], json: { build } }
  },
})

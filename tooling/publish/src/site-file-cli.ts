import { siteFileCommand } from './site-file-command.ts'

process.exitCode = await siteFileCommand(process.argv.slice(2), console)

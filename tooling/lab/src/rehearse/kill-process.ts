import type { RunningServer } from '@milepost/config/server-process'

/** Ends a process as a power cut would. */
export function killProcess({ process: server }: RunningServer): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill('SIGKILL')
  })
}

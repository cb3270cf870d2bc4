import { readFileSync } from 'node:fs'

/** How much memory a process has, in bytes; undefined where the system does not tell by a file. */
export function residentBytes(pid: number): number | undefined {
  try {
    const kibibytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024
  } catch {
    return undefined
  }
}

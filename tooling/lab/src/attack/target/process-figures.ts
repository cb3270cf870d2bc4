import { readFileSync, writeFileSync } from 'node:fs'

/** What the system knows of a process; all of it undefined where it does not tell by files. */
export interface ProcessFigures {
  /** Memory it has now, in bytes. */
  residentBytes: number | undefined
  /** The most it had since it began, or since it was last forgotten. */
  peakBytes: number | undefined
  /** Processor time of its own and of the system for it. */
  cpuMs: number | undefined
}

/** Clock ticks are a hundredth of a second on every Linux of today. */
const tickMs = 10

/** Reads a process's memory and processor time. */
export function processFigures(pid: number): ProcessFigures {
  const status = read(`/proc/${pid}/status`)
  const stat = read(`/proc/${pid}/stat`)
  // The name, in brackets, may contain anything; what follows is in columns.
  const columns = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [userTicks, systemTicks] = [columns?.[11], columns?.[12]]
  return {
    residentBytes: bytesOf('VmRSS', status),
    peakBytes: bytesOf('VmHWM', status),
    cpuMs:
      userTicks === undefined || systemTicks === undefined
        ? undefined
        : (Number(userTicks) + Number(systemTicks)) * tickMs,
  }
}

/** Makes the peak begin anew from what the process has now; does nothing where that is not allowed. */
export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // Then the peak is that of its whole life: stricter, never laxer.
  }
}

function bytesOf(name: string, status: string | undefined): number | undefined {
  const kibibytes = new RegExp(`${name}:\\s+(\\d+) kB`).exec(status ?? '')?.[1]
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A limit on a process's memory that the kernel enforces: a process that takes more is killed. */
export interface MemoryCage {
  /** Puts a process in; false where that is not allowed. */
  readonly take: (pid: number) => boolean
  /** How often the kernel killed somebody in it. */
  readonly kills: () => number
  readonly remove: () => void
}

interface Layout {
  parent: string
  limits: readonly (readonly [file: string, value: string])[]
  killsFile: string
}

const old = '/sys/fs/cgroup/memory'
const unified = '/sys/fs/cgroup'

/**
 * Makes a memory control group, of the old layout or the new one.
 *
 * @returns undefined where this machine does not let us
 */
export function createMemoryCage(name: string, limitBytes: number): MemoryCage | undefined {
  const layout = layoutOf(limitBytes)
  if (layout === undefined) return undefined
  const folder = join(layout.parent, name)
  try {
    mkdirSync(folder)
    const [limit, ...others] = layout.limits
    if (limit === undefined) return undefined
    writeFileSync(join(folder, limit[0]), limit[1])
    for (const [file, value] of others) tryToWrite(join(folder, file), value)
  } catch {
    remove(folder)
    return undefined
  }
  return {
    take: (pid) => tryToWrite(join(folder, 'cgroup.procs'), String(pid)),
    kills: () =>
      Number(
        /^oom_kill (\d+)/m.exec(readFileSync(join(folder, layout.killsFile), 'utf8'))?.[1] ?? 0,
      ),
    remove: () => remove(folder),
  }
}

function layoutOf(limitBytes: number): Layout | undefined {
  if (existsSync(join(old, 'memory.limit_in_bytes'))) {
    return {
      parent: old,
      limits: [
        ['memory.limit_in_bytes', String(limitBytes)],
        ['memory.swappiness', '0'],
      ],
      killsFile: 'memory.oom_control',
    }
  }
  if (existsSync(join(unified, 'cgroup.controllers'))) {
    tryToWrite(join(unified, 'cgroup.subtree_control'), '+memory')
    return {
      parent: unified,
      limits: [
        ['memory.max', String(limitBytes)],
        ['memory.swap.max', '0'],
      ],
      killsFile: 'memory.events',
    }
  }
  return undefined
}

function tryToWrite(file: string, value: string): boolean {
  try {
    writeFileSync(file, value)
    return true
  } catch {
    // Swap, for one, may be switched off altogether.
    return false
  }
}

function remove(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Never made, or somebody is still in it: an empty group costs nothing.
  }
}

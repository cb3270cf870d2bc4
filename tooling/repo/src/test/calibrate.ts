import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Sorts, prints and parses the same objects: the kind of work that builds and tests do. */
const work = `
  const items = Array.from({ length: 20_000 }, (_, index) => ({ id: (index * 7919) % 20_011, name: 'item ' + index }))
  for (let round = 0; round < 60; round++) {
    const copy = JSON.parse(JSON.stringify(items))
    copy.sort((a, b) => (a.name < b.name ? -1 : 1))
    copy.sort((a, b) => a.id - b.id)
  }
`

/** Seconds that a fixed piece of work takes on two cores at once, so that times of two machines can be compared. */
export async function calibrate(): Promise<number> {
  const start = performance.now()
  await Promise.all([1, 2].map(() => once(spawn(process.execPath, ['-e', work]), 'exit')))
  return (performance.now() - start) / 1000
}

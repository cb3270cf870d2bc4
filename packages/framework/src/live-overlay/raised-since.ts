/** The part of a browser's storage that is used here. */
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** How long a stream of one name goes on: the next one of that name begins anew. */
const longestStreamMs = 24 * 3_600_000

/**
 * What was raised since a stream began, in minor units. It begins where its name is first seen in this browser, and goes
 * on after a reload, for a day at most.
 *
 * @param storage - may throw, or contain what is not ours: the stream then begins now
 * @param what - of which address the total is
 * @returns never less than 0
 */
export function raisedSince(
  raisedMinor: number,
  {
    storage,
    what,
    stream,
    nowMs,
  }: { storage: Storage; what: string; stream: string; nowMs: number },
): number {
  const key = `milepost:stream:${what}:${stream}`
  const begun = readBeginning(storage, key)
  if (begun !== undefined && nowMs - begun.atMs < longestStreamMs) {
    return Math.max(0, raisedMinor - begun.raisedMinor)
  }
  try {
    storage.setItem(key, JSON.stringify({ raisedMinor, atMs: nowMs }))
  } catch {
    // A browser that stores nothing counts from the last reload.
  }
  return 0
}

function readBeginning(
  storage: Storage,
  key: string,
): { raisedMinor: number; atMs: number } | undefined {
  try {
    const { raisedMinor, atMs } = JSON.parse(storage.getItem(key) ?? '{}') as Record<
      string,
      unknown
    >
    return Number.isSafeInteger(raisedMinor) && Number.isSafeInteger(atMs)
      ? { raisedMinor: raisedMinor as number, atMs: atMs as number }
      : undefined
  } catch {
    return undefined
  }
}

import type { GiftPart } from './project.ts'

/** A list without gifts. */
export const emptyGiftList: GiftPart = { donations: [], count: 0 }

/** A list of gifts whose first part is kept, as pages show it: only what comes after it is read anew. */
export function withFirstGiftsKept(
  first: () => Promise<{ readonly value: GiftPart }>,
  later: (part: number) => Promise<GiftPart>,
): (part: number) => Promise<GiftPart> {
  return async (part) => (part === 1 ? (await first()).value : later(part))
}

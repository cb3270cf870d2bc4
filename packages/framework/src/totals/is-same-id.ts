/** Whether two ids name the same thing: people write guids in either case. An id that is not there names nothing. */
export function isSameId(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.toLowerCase() === other?.toLowerCase()
}

/** A guid as text, such as `5f1f0a2e-8c3b-4a7d-9e21-0d5b6c7a8f90`: of a page, a team, a supporter or a campaign. */
export type Guid = string

/** Whether two guids are the same. The platform returns them in either case. */
export function isSameGuid(one: Guid, other: Guid): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

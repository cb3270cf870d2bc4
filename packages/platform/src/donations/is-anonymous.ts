/** Whether a donor is anonymous: there is no name, or it is 'anonymous' (Spec §3). */
export function isAnonymous(name: string | undefined): boolean {
  return /^\s*(anonymous\s*)?$/i.test(name ?? '')
}

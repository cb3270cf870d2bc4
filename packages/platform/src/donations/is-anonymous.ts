/** Whether a donor's name stands for nobody: there is none, or it is 'anonymous' (Spec §3). */
export function isAnonymous(name: string | undefined): boolean {
  return /^\s*(anonymous\s*)?$/i.test(name ?? '')
}

/** Whether a module is of a package that is not of the kit. */
export function isLibrary(id: string): boolean {
  return id.includes('/node_modules/') && !id.includes('/node_modules/@milepost/')
}

/** Whether a module belongs to a package from outside the kit. */
export function isLibrary(id: string): boolean {
  return id.includes('/node_modules/') && !id.includes('/node_modules/@milepost/')
}

export { OwnerTools } from './owner-tools/owner-tools.tsx'
export { ownerToolsMessages } from './owner-tools/owner-tools-messages.ts'

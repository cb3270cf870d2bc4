export {
  type AccountCalls,
  type DonationCalls,
  type FitnessCalls,
  type LinkCalls,
  type OptionalCallGroup,
  optionalCallGroups,
  type PlatformAdapter,
  type TagCalls,
  type TeamCalls,
} from './adapter/platform-adapter.ts'
export { createDefaultAdapter } from './adapter/default-adapter.ts'

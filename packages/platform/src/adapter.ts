export {
  type AccountCalls,
  type DonationCalls,
  type FitnessCalls,
  type LinkCalls,
  type OptionalGroup,
  optionalGroups,
  type PlatformAdapter,
  type TagCalls,
  type TeamCalls,
} from './adapter/platform-adapter.ts'
export { defaultAdapter } from './adapter/default-adapter.ts'

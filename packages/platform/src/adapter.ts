export {
  type AccountCalls,
  type Call,
  type CampaignCalls,
  type DonationCalls,
  type FitnessCalls,
  type ImageCalls,
  type LinkCalls,
  type MetadataCalls,
  type OptionalGroup,
  optionalGroups,
  type PageCalls,
  type PageEditingCalls,
  type PlatformAdapter,
  type ReportCalls,
  type TagCalls,
  type TeamCalls,
} from './adapter/platform-adapter.ts'
export { defaultAdapter } from './adapter/default-adapter.ts'

import type { ComponentType } from 'react'
import type { ComponentName } from '../../bundling/virtual-modules.ts'
import type { AccountPanelProps } from '../components/account-panel.ts'
import type { ActivityListProps } from '../components/activity-list.ts'
import type { ConsentBannerProps } from '../components/consent-banner.ts'
import type { ConsentPreferencesProps } from '../components/consent-preferences.ts'
import type { DonateFormProps } from '../components/donate-form.ts'
import type { DonationListProps } from '../components/donation-list.ts'
import type { ErrorPageProps } from '../components/error-page.ts'
import type { FooterProps } from '../components/footer.ts'
import type { HeaderProps } from '../components/header.ts'
import type { LeaderboardProps } from '../components/leaderboard.ts'
import type { MainProps } from '../components/main.ts'
import type { MaintenanceNoticeProps } from '../components/maintenance-notice.ts'
import type { PageHeadProps } from '../components/page-head.ts'
import type { PageToolsProps } from '../components/page-tools.ts'
import type { ProgressProps } from '../components/progress.ts'
import type { ReceiptProps } from '../components/receipt.ts'
import type { SearchFieldProps } from '../components/search-field.ts'
import type { ShareButtonsProps } from '../components/share-buttons.ts'
import type { SkipLinkProps } from '../components/skip-link.ts'
import type { SupporterHeadProps } from '../components/supporter-head.ts'
import type { TeamHeadProps } from '../components/team-head.ts'

/** Props of each replaceable component. */
export interface ComponentPropsByName {
  AccountPanel: AccountPanelProps
  ActivityList: ActivityListProps
  ConsentBanner: ConsentBannerProps
  ConsentPreferences: ConsentPreferencesProps
  DonateForm: DonateFormProps
  DonationList: DonationListProps
  ErrorPage: ErrorPageProps
  Footer: FooterProps
  Header: HeaderProps
  Leaderboard: LeaderboardProps
  Main: MainProps
  MaintenanceNotice: MaintenanceNoticeProps
  PageHead: PageHeadProps
  PageTools: PageToolsProps
  Progress: ProgressProps
  Receipt: ReceiptProps
  SearchField: SearchFieldProps
  ShareButtons: ShareButtonsProps
  SkipLink: SkipLinkProps
  SupporterHead: SupporterHeadProps
  TeamHead: TeamHeadProps
}

/** Component that can replace a built-in one, with the same props. */
export type ReplaceableComponent<Name extends ComponentName> = ComponentType<
  ComponentPropsByName[Name]
>

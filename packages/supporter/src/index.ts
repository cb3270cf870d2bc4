export { AccountGate } from './account/account-gate.tsx'
export type {
  AdminUser,
  Session,
  SessionPage,
  SessionTeam,
  SessionUser,
} from './browser-store/session.ts'
export { emptySession } from './browser-store/session.ts'
export type { AccountView } from './host/supporter-host.ts'
export { isNetworkError } from './host/network-errors.ts'
export { isMissingCodeError } from './host/network-errors.ts'
export { isOffline } from './host/network-errors.ts'
export { toSameSitePath } from './host/same-site-path.ts'
export type {
  BlockedNavigation,
  NavigateOptions,
  NavigationGuard,
  HostLocation,
  SupporterHost,
  SupporterPlatform,
} from './host/supporter-host.ts'
export { defaultPaths, type SupporterPaths } from './host/supporter-host.ts'
export { SupporterProvider } from './host/supporter-provider.tsx'
export type { SiteProjects, SignInSettings, SupporterSettings } from './host/supporter-host.ts'
export { usePlatformSupport } from './host/host-context.ts'
export { useBrowserHistory } from './host/use-browser-history.ts'
export { useForeignFrame } from './host/use-foreign-frame.ts'
export { useHydrated } from './host/use-hydrated.ts'
export { useMessages } from './host/host-context.ts'
export { isLoggedIn, isPageOwner, isTeamOwner } from './session/roles.ts'
export type { SessionEvent } from './session/session-scope.ts'
export { SessionKeeper } from './session/session-keeper.tsx'
export { type SessionActions, useSessionActions } from './session/use-session.ts'
export { useSession } from './session/use-session.ts'
export { useShareBarMessages } from './share/use-share-bar-messages.ts'
export { Toasts } from './toast/toasts.tsx'
export { useShowToast } from './toast/toasts.tsx'

export { AccountGate } from './account/account-gate.tsx'
export type {
  AdminUser,
  Session,
  SessionPage,
  SessionTeam,
  SessionUser,
} from './browser-store/session.ts'
export { emptySession } from './browser-store/session.ts'
export type { AccountView } from './host/account-view.ts'
export { isLostNetwork } from './host/is-lost-network.ts'
export { isMissingCode } from './host/is-missing-code.ts'
export { isOffline } from './host/is-offline.ts'
export { sameSitePath } from './host/same-site-path.ts'
export type {
  BlockedNavigation,
  NavigateOptions,
  NavigationGuard,
  Place,
  SupporterHost,
  SupporterPlatform,
} from './host/supporter-host.ts'
export { defaultPaths, type SupporterPaths } from './host/supporter-paths.ts'
export { SupporterProvider } from './host/supporter-provider.tsx'
export type { OwnProjects, SignInSettings, SupporterSettings } from './host/supporter-settings.ts'
export { useCan } from './host/use-can.ts'
export { useBrowserHistory } from './host/use-browser-history.ts'
export { useForeignFrame } from './host/use-foreign-frame.ts'
export { useHydrated } from './host/use-hydrated.ts'
export { useMessages } from './host/use-messages.ts'
export { isLoggedIn, isPageOwner, isTeamOwner } from './session/roles.ts'
export type { SessionEvent } from './session/session-event.ts'
export { SessionKeeper } from './session/session-keeper.tsx'
export { type SessionActions, useSessionActions } from './session/use-session-actions.ts'
export { useSession } from './session/use-session.ts'
export { useShareBarWords } from './share/use-share-bar-words.ts'
export { Toasts } from './toast/toasts.tsx'
export { useShowToast } from './toast/use-show-toast.ts'

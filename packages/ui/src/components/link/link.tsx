import {
  createContext,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'
import { jsx } from 'react/jsx-runtime'

/** What a link component must take: an anchor's props, with an address. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>

const LinkContext = createContext<LinkComponent | undefined>(undefined)

export interface LinkProviderProps {
  /** Rendered for every link below, such as the application's router link. */
  component: LinkComponent
  children: ReactNode
}

/** Lets an application's router take over the links of every component below. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/**
 * A link. Renders an `<a>`, or the component that `LinkProvider` was given.
 */
export function Link(props: ComponentProps<'a'> & { href: string }) {
  // A long leaderboard has many links: `jsx` passes the props on without copying them.
  return jsx(useContext(LinkContext) ?? 'a', props)
}

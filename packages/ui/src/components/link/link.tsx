'use client'

import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'

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
  // Not `jsx`: in development that takes the props of an element with a key for a mistake.
  return createElement(useContext(LinkContext) ?? 'a', props)
}

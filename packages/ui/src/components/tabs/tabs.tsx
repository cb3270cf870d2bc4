'use client'

import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { moveRovingFocus } from '../../focus/move-roving-focus.ts'
import * as styles from './tabs.css.ts'

/** One tab and what it shows. */
export interface Tab {
  id: string
  label: ReactNode
  content: ReactNode
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children'> {
  tabs: readonly Tab[]
  /** Names the row of tabs. */
  label: string
}

/**
 * One of several contents at a time; arrow keys go from tab to tab. Before any script, or without,
 * all contents are shown below each other. Renders a `<div>`; nothing when there are no tabs.
 */
export function Tabs({ tabs, label, className, ...rest }: TabsProps) {
  const id = useId()
  const [wanted, setWanted] = useState<string>()
  const selected = tabs.find((tab) => tab.id === wanted) ?? tabs[0]
  if (selected === undefined) return null

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const index = moveRovingFocus(event)
    if (index !== undefined) setWanted(tabs[index]?.id)
  }

  return (
    <div className={className} {...rest}>
      <div
        role="tablist"
        aria-label={label}
        className={styles.list}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}-tab`}
            aria-selected={tab === selected}
            aria-controls={`${id}${tab.id}`}
            tabIndex={tab === selected ? 0 : -1}
            className={styles.tab}
            onClick={({ currentTarget }) => {
              setWanted(tab.id)
              // Safari focuses no button on a click.
              currentTarget.focus()
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}${tab.id}`}
          aria-labelledby={`${id}${tab.id}-tab`}
          hidden={tab !== selected}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that Tab leads into it
          tabIndex={0}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

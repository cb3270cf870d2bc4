import { useEffect, useRef, type ReactNode } from 'react'
import { Table } from '../../components/table/table.tsx'
import { tokenVariable } from '../../theme/tokens.ts'

interface TokenTableProps {
  caption: string
  /** Paths in the tree of roles, such as `['color', 'primary']`. */
  paths: readonly (readonly string[])[]
  /** Sample of a role. */
  sample: (value: string, role: string) => ReactNode
  /** Additional column. */
  note?: { title: string; of: (role: string) => ReactNode } | undefined
}

/** Table of theme roles with custom property and current value. */
export function TokenTable({ caption, paths, sample, note }: TokenTableProps) {
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'variable', label: 'Custom property' },
        { key: 'sample', label: 'Sample' },
        { key: 'value', label: 'Current value' },
        ...(note ? [{ key: 'note', label: note.title }] : []),
      ]}
      rows={paths.map((path) => {
        const role = path.at(-1) ?? ''
        const variable = `--${tokenVariable(path)}`
        return {
          id: variable,
          cells: {
            variable: <code style={{ fontSize: '.8125rem', fontWeight: 400 }}>{variable}</code>,
            sample: sample(`var(${variable})`, role),
            value: <Value variable={variable} />,
            note: note?.of(role),
          },
        }
      })}
    />
  )
}

/** Value of a custom property. Read after every render, because the brand in the toolbar changes it. */
function Value({ variable }: { variable: string }) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (element.current === null) return
    const value = getComputedStyle(element.current).getPropertyValue(variable).trim()
    element.current.textContent = value === '' ? 'browser default' : value
  })
  return <code ref={element} style={{ fontSize: '.8125rem' }} />
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { headlineScale, scale } from '../../theme/kit.ts'
import { tokens } from '../../theme/tokens.ts'
import { TokenTable } from './token-table.fixtures.tsx'

const meta: Meta = {
  title: 'Foundations/Type',
  parameters: {
    isPlainPage: true,
    docs: {
      description: {
        component:
          'Font families, weights and letter spacing of headings, text and buttons, and the type scale. Each step is 1.2 times the previous one. Body text is 17 to 18 px, depending on the window, and follows the browser’s text size.',
      },
    },
  },
}
export default meta

const paths = Object.keys(tokens.font).map((role) => ['font', role])
const levels = Object.keys(headlineScale) as (keyof typeof headlineScale)[]

export const Roles: StoryObj = {
  render: () => (
    <TokenTable
      caption="Type roles"
      paths={paths}
      sample={(value, role) => (
        <span style={{ whiteSpace: 'nowrap', ...styleOf(role, value) }}>Walk the Tideline</span>
      )}
    />
  ),
}

export const Scale: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', overflowWrap: 'anywhere' }}>
      {levels.map((level) => (
        <div key={level}>
          {createElement(level, { style: { margin: 0 } }, 'Every kilometre counts')}
          <code>{`${level}: ${scale(headlineScale[level]).toFixed(2)} times the text`}</code>
        </div>
      ))}
      <p style={{ margin: 0 }}>Text as it is read, with links and lists.</p>
    </div>
  ),
}

function styleOf(role: string, value: string) {
  if (role.endsWith('Family')) return { fontFamily: value }
  if (role.endsWith('Weight')) return { fontWeight: value }
  if (role.endsWith('Transform')) return { textTransform: value as 'none' }
  if (role.endsWith('Spacing')) return { letterSpacing: value }
  return {}
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrastPairs } from '../../theme/contrast.ts'
import { tokens } from '../../theme/tokens.ts'
import { TokenTable } from './token-table.fixtures.tsx'

const meta: Meta = {
  title: 'Tokens/Colour',
  parameters: {
    isPlainPage: true,
    docs: {
      description: {
        component:
          'Every colour role of the theme. A role says what a colour is for, not what it looks like: each brand fills it differently. Change the brand or the scheme in the toolbar and the table follows.',
      },
    },
  },
}
export default meta

const paths = Object.keys(tokens.color).map((role) => ['color', role])

export const Colour: StoryObj = {
  render: () => (
    <TokenTable
      caption="Colour roles"
      paths={paths}
      sample={(value) => (
        <span
          style={{
            display: 'block',
            width: '4rem',
            height: '2rem',
            border: '1px solid var(--milepost-color-control)',
            borderRadius: 'var(--milepost-radius-small)',
            background: value,
          }}
        />
      )}
      note={{ title: 'Contrast that is promised', of: promised }}
    />
  ),
}

function promised(role: string): string {
  const pairs = contrastPairs.filter(({ foreground }) => foreground === role)
  if (pairs.length === 0) return '–'
  return `${pairs[0]?.ratio}:1 on ${pairs.map(({ background }) => background).join(', ')}`
}

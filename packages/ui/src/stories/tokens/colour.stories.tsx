import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrastPairs } from '../../theme/contrast.ts'
import { tokens } from '../../theme/tokens.ts'
import { TokenTable } from './token-table.fixtures.tsx'

const meta: Meta = {
  title: 'Foundations/Colour',
  parameters: {
    isPlainPage: true,
    docs: {
      description: {
        component:
          'All colour roles of the theme. A role describes the purpose of a colour, and each brand sets its own value. Change the brand or colour scheme in the toolbar to update the table.',
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
      note={{ title: 'Guaranteed contrast', of: guaranteedContrast }}
    />
  ),
}

function guaranteedContrast(role: string): string {
  const pairs = contrastPairs.filter(({ foreground }) => foreground === role)
  if (pairs.length === 0) return '–'
  return `${pairs[0]?.ratio}:1 on ${pairs.map(({ background }) => background).join(', ')}`
}

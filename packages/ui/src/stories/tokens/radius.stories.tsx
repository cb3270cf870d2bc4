import type { Meta, StoryObj } from '@storybook/react-vite'
import { tokens } from '../../theme/tokens.ts'
import { TokenTable } from './token-table.fixtures.tsx'

const meta: Meta = {
  title: 'Tokens/Radius and shadow',
  parameters: {
    isPlainPage: true,
    docs: {
      description: {
        component:
          'How round corners are. A design sets the radius of buttons; the others follow the kit. Shadows are no part of the theme: menus, dialogs and cards that can be pressed bring one of their own, and nothing can be told from a shadow alone.',
      },
    },
  },
}
export default meta

export const Radius: StoryObj = {
  render: () => (
    <TokenTable
      caption="Radius roles"
      paths={Object.keys(tokens.radius).map((role) => ['radius', role])}
      sample={(value) => (
        <span
          style={{
            display: 'block',
            width: '5rem',
            height: '3rem',
            border: '2px solid var(--milepost-color-control)',
            borderRadius: value,
          }}
        />
      )}
    />
  ),
}

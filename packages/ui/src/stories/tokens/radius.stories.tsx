import type { Meta, StoryObj } from '@storybook/react-vite'
import { tokens } from '../../theme/tokens.ts'
import { TokenTable } from './token-table.fixtures.tsx'

const meta: Meta = {
  title: 'Foundations/Radius and shadow',
  parameters: {
    isPlainPage: true,
    docs: {
      description: {
        component:
          'Corner radii. A design sets the radius of buttons, and the theme derives the others from it. Shadows aren’t part of the theme: menus, dialogs and clickable cards have their own, and no information relies on a shadow alone.',
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { kitBreakpoints, modalWidths, rhythm, siteBreakpoints } from '../../theme/kit.ts'
import { tokens } from '../../theme/tokens.ts'
import { TokenTable } from './token-table.fixtures.tsx'

const meta: Meta = {
  title: 'Tokens/Space',
  parameters: {
    isPlainPage: true,
    docs: {
      description: {
        component:
          'Distances are multiples of one unit, 1.5rem: `rhythm(units)` of `@milepost/ui/theme` writes them. The theme sets the width of the column, the space beside it, and the padding of buttons.',
      },
    },
  },
}
export default meta

const paths = (['layout', 'button'] as const).flatMap((group) =>
  Object.keys(tokens[group]).map((role) => [group, role]),
)

export const Roles: StoryObj = {
  render: () => (
    <TokenTable caption="Roles of layout and buttons" paths={paths} sample={(_, role) => role} />
  ),
}

export const Rhythm: StoryObj = {
  render: () => (
    <dl style={{ display: 'grid', gap: '.75rem', margin: 0 }}>
      {[0.25, 0.5, 1, 1.5, 2, 3, 4].map((units) => (
        <div key={units}>
          <dt>
            <code>{`rhythm(${units})`}</code> {rhythm(units)}
          </dt>
          <dd
            style={{
              width: rhythm(units),
              height: '1rem',
              margin: 0,
              background: 'var(--milepost-color-primary)',
            }}
          />
        </div>
      ))}
    </dl>
  ),
}

export const Widths: StoryObj = {
  render: () => (
    <dl style={{ margin: 0 }}>
      {Object.entries(kitBreakpoints).map(([name, widthRem]) => (
        <div key={name}>
          <dt style={{ fontWeight: 600 }}>{name}</dt>
          <dd style={{ margin: '0 0 .5rem' }}>
            The kit changes from {widthRem}rem, pages of a site from{' '}
            {siteBreakpoints[name as keyof typeof siteBreakpoints]}px.
          </dd>
        </div>
      ))}
      <dt style={{ fontWeight: 600 }}>Dialogs</dt>
      <dd style={{ margin: 0 }}>
        {Object.entries(modalWidths)
          .map(([name, units]) => `${name} ${units === 9999 ? 'the window' : rhythm(units)}`)
          .join(', ')}
      </dd>
    </dl>
  ),
}

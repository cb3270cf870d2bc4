import type { Meta, StoryObj } from '@storybook/react-vite'
import { kitBreakpoints, modalWidths, rhythm, siteBreakpoints } from '../../theme/kit.ts'
import { tokens } from '../../theme/tokens.ts'
import { TokenTable } from './token-table.fixtures.tsx'

const meta: Meta = {
  title: 'Foundations/Space',
  parameters: {
    isPlainPage: true,
    docs: {
      description: {
        component:
          'Spacing is a multiple of one unit, 1.5rem. `rhythm(units)` from `@milepost/ui/theme` converts units. The theme sets the width and side padding of the content column, and the padding of buttons.',
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
    <TokenTable caption="Layout and buttons" paths={paths} sample={(_, role) => role} />
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
            {widthRem}rem for components, {siteBreakpoints[name as keyof typeof siteBreakpoints]}px
            for pages of a site
          </dd>
        </div>
      ))}
      <dt style={{ fontWeight: 600 }}>Dialogs</dt>
      <dd style={{ margin: 0 }}>
        {Object.entries(modalWidths)
          .map(([name, units]) => `${name} ${units === 9999 ? 'full width' : rhythm(units)}`)
          .join(', ')}
      </dd>
    </dl>
  ),
}
